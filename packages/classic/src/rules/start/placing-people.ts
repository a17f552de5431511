import { has, type Message, plus } from '@ecumene/kernel'
import { GREAT_PEOPLE } from '../../data/great-people.ts'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { whyNoPerson } from '../abilities/people.ts'
import { because } from '../because.ts'
import { add } from '../counts.ts'
import type { Teller } from '../events.ts'
import { AROUND } from '../map/grid.ts'
import { centreOf } from '../map/outskirts.ts'
import { putMarker } from '../map/placing.ts'
import { regionOf } from '../map/squares.ts'
import { type MoveOf, maker } from '../moves.ts'
import { CITY_COUNT, PERSON_CODE, playerOf, type State } from '../state.ts'

/** C-9.33; C-19.6: people could replace one another for ever, so a square takes only one of them in a Start of Turn. */
export const whyNotPlacePerson = (
  state: State,
  seat: number,
  person: number,
  square: number,
): Message<WordKey> | null => {
  const { people, placed } = playerOf(state, seat)
  if ((people[person] ?? 0) === 0) return because('reason.noPerson')
  const reason = whyNoPerson(state, seat, square)
  if (reason !== null) return reason
  return has(placed, placeOf(state, seat, square)) ? because('reason.placedThere') : null
}

const ALL_AROUND = 8

/** The index of a square among the outskirts of all the player's cities. */
const placeOf = (state: State, seat: number, square: number): number => {
  const city = regionOf(state, square) % CITY_COUNT
  const centre = centreOf(state, seat, city)
  return city * ALL_AROUND + (AROUND[centre] as readonly number[]).indexOf(square)
}

const PERSON = maker('person')

/** Every great person in the reserve with every square of the player's outskirts. */
export const personPlacements = (state: State, seat: number): readonly MoveOf<'person'>[] => {
  const { people, cities } = playerOf(state, seat)
  const moves: MoveOf<'person'>[] = []
  for (let person = 0; person < people.length; person++) {
    if (people[person] === 0) continue
    for (const centre of cities) {
      if (centre === NONE) continue
      for (const square of AROUND[centre] as readonly number[]) moves.push(PERSON(person, square))
    }
  }
  return moves
}

/** C-19.5, C-19.6: any marker of the player's there is replaced. */
export const placePerson = (state: State, seat: number, person: number, square: number, tell: Teller): void => {
  const { people } = playerOf(state, seat)
  add(people, person, -1)
  putMarker(state, square, PERSON_CODE + person)
  tell?.({ kind: 'personPlaced', seat, person: (GREAT_PEOPLE[person] as (typeof GREAT_PEOPLE)[number]).id, square })
}

/** The same from the reserve in the player's Start of Turn, where the square is noted. */
export const placeFromReserve = (state: State, seat: number, person: number, square: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  player.placed = plus(player.placed, placeOf(state, seat, square))
  placePerson(state, seat, person, square, tell)
}
