import { type Message, NO_MEMBERS } from '@ecumene/kernel'
import type { WordKey } from '../../words/en.ts'
import {
  addStartChoices,
  START_CHOICES,
  startChoices,
  useStartChoice,
  whyNotStartChoice,
} from '../abilities/start-choices.ts'
import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { DONE, type Move, type MoveOf, movesOf } from '../moves.ts'
import { wasUsed } from '../once.ts'
import { playerOf, type State } from '../state.ts'
import { found, foundings, whyNotFound } from './founding.ts'
import { govern, whyNotGovern } from './governing.ts'
import { personPlacements, placeFromReserve, whyNotPlacePerson } from './placing-people.ts'
import { send, sendings, whyNotSend } from './sending.ts'

const GOVERN = movesOf('government')

type Starting =
  | MoveOf<'done' | 'found' | 'government' | 'person' | 'send' | 'use' | 'play'>
  | MoveOf<(typeof START_CHOICES)[number]>

const whyNot = (state: State, seat: number, move: Starting): Message<WordKey> | null => {
  switch (move.kind) {
    case 'done':
      return null
    case 'found':
      return whyNotFound(state, seat, move.square, move.figure)
    case 'government':
      return whyNotGovern(state, seat, move.government)
    case 'person':
      return whyNotPlacePerson(state, seat, move.person, move.square)
    case 'send':
      return whyNotSend(state, seat, move.square, move.city)
    case 'use':
    case 'play':
      return whyNotUse(state, seat, 'start', move)
    default:
      return whyNotStartChoice(state, seat, move)
  }
}

const addLegal = (state: State, seat: number, moves: readonly Starting[], into: Move[]): void => {
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at] as Starting
    if (whyNot(state, seat, move) === null) into.push(move)
  }
}

/** C-9.2, C-9.3: a player's Start of Turn, in any order the player likes, until they say that they are done. */
export const start: Asks<'start', Starting['kind']> = {
  answers: ['done', 'found', 'government', 'person', 'send', ...START_CHOICES, 'use', 'play'],
  decision: () => because('decision.start'),
  candidates: (state, _frame, seat) => [
    DONE,
    ...foundings(state, seat),
    ...GOVERN,
    ...personPlacements(state, seat),
    ...sendings(state, seat),
    ...startChoices(state, seat),
    ...usesOf(state, seat, 'start'),
  ],
  whyNot: (state, _frame, seat, move) => whyNot(state, seat, move),
  legal(state, _frame, seat, into) {
    into.push(DONE)
    addLegal(state, seat, foundings(state, seat), into)
    if (!wasUsed(playerOf(state, seat), 'government')) addLegal(state, seat, GOVERN, into)
    addLegal(state, seat, personPlacements(state, seat), into)
    addLegal(state, seat, sendings(state, seat), into)
    addStartChoices(state, seat, into)
    addUses(state, seat, 'start', into)
  },
  apply(state, _frame, seat, move, tell) {
    switch (move.kind) {
      case 'done':
        state.pending.pop()
        playerOf(state, seat).ripe = NO_MEMBERS
        return
      case 'found':
        return found(state, seat, move, tell)
      case 'government':
        return govern(state, seat, move.government, tell)
      case 'person':
        return placeFromReserve(state, seat, move.person, move.square, tell)
      case 'send':
        return send(state, seat, move.square, move.city, tell)
      case 'use':
      case 'play':
        return use(state, seat, move, tell)
      default:
        return useStartChoice(state, seat, move, tell)
    }
  },
}
