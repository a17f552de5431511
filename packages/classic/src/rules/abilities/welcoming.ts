import { GREAT_PEOPLE, type GreatPerson } from '../../data/great-people.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { outskirtsOf } from '../map/outskirts.ts'
import { moveOf, PASS } from '../moves.ts'
import { placePerson } from '../start/placing-people.ts'
import { CITY_COUNT, type State } from '../state.ts'
import { whyNoPerson } from './people.ts'

const squaresOf = (state: State, seat: number): readonly number[] =>
  Array.from({ length: CITY_COUNT }, (_, city) => outskirtsOf(state, seat, city)).flat()

/** C-19.2, C-19.13, C-D26: a great person is placed when drawn, or waits in the reserve. */
export const welcome: Asks<'welcome', 'person' | 'pass'> = {
  answers: ['person', 'pass'],
  decision: (_state, { person }) =>
    because('decision.welcome', { person: { key: `person.${(GREAT_PEOPLE[person] as GreatPerson).id}` } }),
  candidates: (state, { person }, seat) => [
    PASS,
    ...squaresOf(state, seat).map((square) => moveOf('person', person, square)),
  ],
  whyNot(state, { person }, seat, move) {
    if (move.kind === 'pass') return null
    return move.person === person ? whyNoPerson(state, seat, move.square) : because('reason.notNow')
  },
  apply(state, { person }, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') tell?.({ kind: 'personWaits', seat, person: (GREAT_PEOPLE[person] as GreatPerson).id })
    else placePerson(state, seat, person, move.square, tell)
  },
}
