import { type Message, NO_MEMBERS, plus, type SetOf } from '@ecumene/kernel'
import { CULTURE_EVENTS, type CultureEvent } from '../data/events.ts'
import { ABILITIES, type Ability, TECHS, type Tech } from '../data/techs.ts'
import { NONE } from '../data/types.ts'
import type { WordKey } from '../words/en.ts'
import { addReplies, beginReply, mayAnswer, repliesOf, replyOf, whyNotReply } from './abilities/replies.ts'
import type { Asks } from './asks.ts'
import { because } from './because.ts'
import { type DeedRules, deedRules } from './deed-rules.ts'
import { currentDeed, type Declared, type Deed, PASSED, WAITING } from './deeds.ts'
import type { Teller } from './events.ts'
import { PASS } from './moves.ts'
import { ask, type State, seatsIn } from './state.ts'

/**
 * C-8.8: everybody who might have an answer by public knowledge is asked at once, and nobody learns who passed before all
 * have answered. Of several answers the one earliest in turn order from the left of the active player happens; the others
 * cost nothing. Then everybody is asked again, as long as there is still something to answer.
 */
export const react: Asks<'react', 'pass' | 'use' | 'play'> = {
  answers: ['pass', 'use', 'play'],
  decision: (state) => said(currentDeed(state).deed),
  seats: waiting,
  candidates: (state, _frame, seat) => [PASS, ...repliesOf(state, currentDeed(state).deed, seat)],
  whyNot: (state, _frame, seat, move) =>
    move.kind === 'pass' ? null : whyNotReply(state, currentDeed(state).deed, seat, move),
  legal(state, _frame, seat, into) {
    into.push(PASS)
    addReplies(state, currentDeed(state).deed, seat, into)
  },
  apply(state, _frame, seat, move) {
    currentDeed(state).answers[seat] = move.kind === 'pass' ? PASSED : replyOf(move)
  },
  over(state) {
    return currentDeed(state).cancelled || waiting(state).length === 0
  },
  finish(state, _frame, tell) {
    const declared = currentDeed(state)
    const answering = declared.cancelled ? NONE : firstToAnswer(state, declared)
    if (answering !== NONE) {
      const reply = declared.answers[answering] ?? 0
      // Everybody is asked again, even those who passed: otherwise it would show who did not.
      declared.answers.fill(WAITING)
      tell?.({ kind: 'answered', seat: answering })
      ask(state, { kind: 'react' })
      beginReply(state, answering, reply, tell)
      return
    }
    conclude(state, declared, tell)
  },
}

const said = (deed: Deed): Message<WordKey> => {
  const { kind, seat } = deed
  const player = { seat }
  if (deed.kind === 'event') {
    const culture: Message<WordKey> = { key: `culture.${(CULTURE_EVENTS[deed.number] as CultureEvent).id}` }
    return because('decision.react.event', { player, culture })
  }
  if (deed.kind === 'ability') {
    const tech: Message<WordKey> = { key: `tech.${(TECHS[(ABILITIES[deed.number] as Ability).tech] as Tech).id}` }
    return because('decision.react.ability', { player, tech })
  }
  return because(`decision.react.${kind}`, { player })
}

function waiting(state: State): readonly number[] {
  const { deed, answers } = currentDeed(state)
  let asked: SetOf<'seat'> = NO_MEMBERS
  for (let seat = 0; seat < answers.length; seat++) {
    if (answers[seat] === WAITING && mayAnswer(state, deed, seat)) asked = plus(asked, seat)
  }
  return seatsIn(asked)
}

const firstToAnswer = ({ players }: State, { deed, answers }: Declared): number => {
  for (let turn = 1; turn < players.length; turn++) {
    const next = (deed.seat + turn) % players.length
    if ((answers[next] ?? 0) >= 0) return next
  }
  return NONE
}

const conclude = (state: State, { deed, cancelled }: Declared, tell: Teller): void => {
  state.deeds.pop()
  const rules: DeedRules = deedRules[deed.kind]
  if (cancelled) rules.calledOff(state, deed, tell)
  else rules.carryOut(state, deed, tell)
}
