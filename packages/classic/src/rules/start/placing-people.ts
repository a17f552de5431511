import type { Message, Tell } from '@ecumene/kernel'
import { GREAT_PEOPLE } from '../../data/great-people.ts'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { whyNoPerson } from '../abilities/people.ts'
import { because } from '../asking.ts'
import type { Event } from '../events.ts'
import { AROUND } from '../map/grid.ts'
import { putMarker } from '../map/placing.ts'
import { type Move, moveOf } from '../moves.ts'
import { PERSON_CODE, playerOf, type State } from '../state.ts'

/** C-9.33 */
export const whyNotPlacePerson = (
  state: State,
  seat: number,
  person: number,
  square: number,
): Message<WordKey> | null =>
  (playerOf(state, seat).people[person] as number) === 0 ? because('reason.noPerson') : whyNoPerson(state, seat, square)

/** Every great person in the reserve with every square of the own outskirts. */
export const personPlacements = (state: State, seat: number): readonly Move[] => {
  const { people, cities } = playerOf(state, seat)
  const moves: Move[] = []
  for (let person = 0; person < people.length; person++) {
    if (people[person] === 0) continue
    for (const centre of cities) {
      if (centre === NONE) continue
      for (const square of AROUND[centre] as readonly number[]) moves.push(moveOf('person', person, square))
    }
  }
  return moves
}

/** C-19.5, C-19.6: whatever own marker stands there is replaced. */
export const placePerson = (
  state: State,
  seat: number,
  person: number,
  square: number,
  tell: Tell<Event> | undefined,
): void => {
  const { people } = playerOf(state, seat)
  people[person] = (people[person] as number) - 1
  putMarker(state, square, PERSON_CODE + person)
  tell?.({ kind: 'personPlaced', seat, person: (GREAT_PEOPLE[person] as (typeof GREAT_PEOPLE)[number]).id, square })
}
