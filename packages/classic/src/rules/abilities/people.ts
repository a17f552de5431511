import type { Message } from '@ecumene/kernel'
import { GREAT_PEOPLE } from '../../data/great-people.ts'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import { add } from '../counts.ts'
import { drawFrom } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { isWater } from '../map/land.ts'
import { isBlockaded, ownerOf } from '../map/outskirts.ts'
import { isCity } from '../map/placing.ts'
import { builtOn } from '../map/squares.ts'
import { ask, playerOf, type State } from '../state.ts'

/** C-19.1: draws a great person into the reserve; nothing if the pile is empty (C-19.12). */
export const gainPerson = (state: State, seat: number, tell: Teller): void => {
  const person = drawFrom(state.random, state.people)
  if (person === NONE) return
  const { people } = playerOf(state, seat)
  add(people, person, 1)
  tell?.({ kind: 'personDrawn', seat, person: (GREAT_PEOPLE[person] as (typeof GREAT_PEOPLE)[number]).id })
  // America's is placed as part of the set-up (C-6.5).
  if (state.phase === 'setup') return
  ask(state, { kind: 'welcome', seat, person })
}

/** C-19.3 to C-19.6: why a great person may not stand there. */
export const whyNoPerson = (state: State, seat: number, square: number): Message<WordKey> | null => {
  if (ownerOf(state, square) !== seat || isCity(builtOn(state, square))) return because('reason.notThere')
  if (isWater(state, square)) return because('reason.water')
  return isBlockaded(state, seat, square) ? because('reason.blockaded') : null
}
