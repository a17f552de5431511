import { has, NO_MEMBERS, shares, sizeOf, union } from '@ecumene/kernel'
import { CARD_PIECES, NONE, WONDER_PIECES } from './data/pieces.ts'
import { CAPITAL } from './rules/military.ts'
import { type City, holds, type State } from './rules/state.ts'
import { layoutOf } from './rules/structure.ts'
import { tallied } from './rules/tally.ts'

/** Everything wrong with a state: pieces lost or duplicated, running counts that differ from the cards. */
export const audit = (state: State): readonly string[] => [
  ...cardProblems(state),
  ...wonderProblems(state),
  ...progressProblems(state),
  ...structureProblems(state),
  ...state.cities.flatMap((city, seat) => cityProblems(city, seat)),
  ...(Math.abs(state.pawn) > CAPITAL ? [`the pawn stands on ${state.pawn}`] : []),
]

/** D-1.2: each card is in at most one place, and those that left the structure are all accounted for. */
const cardProblems = (state: State): readonly string[] => {
  const problems: string[] = []
  let played = 0
  for (const card of CARD_PIECES) {
    const places = [
      holds(state.cities[0].buildings, card),
      holds(state.cities[1].buildings, card),
      holds(state.discard, card),
      state.tucked.includes(card.number),
      state.slots.includes(card.number),
    ].filter(Boolean).length
    if (places > 1) problems.push(`${card.id} is in ${places} places`)
    if (places === 1 && !state.slots.includes(card.number)) played++
  }
  const expected = Math.max(0, state.age - 1) * 20 + (state.age === 0 ? 0 : 20 - sizeOf(state.present))
  if (played !== expected) problems.push(`${played} cards have been played, ${expected} have left the structures`)
  return problems
}

/** D-1.3, D-1.18, D-1.19 */
const wonderProblems = (state: State): readonly string[] => {
  const [one, two] = state.cities
  const places = [state.row, state.undealt, state.boxed, one.wonders, one.builtWonders, two.wonders, two.builtWonders]
  const problems: string[] = []
  for (const wonder of WONDER_PIECES) {
    const count = places.filter((place) => has(place, wonder.number)).length
    if (count !== 1) problems.push(`${wonder.id} is in ${count} places`)
    const isBuilt = has(union(one.builtWonders, two.builtWonders), wonder.number)
    if (isBuilt !== ((state.tucked[wonder.number] ?? NONE) !== NONE))
      problems.push(`${wonder.id} and its card disagree`)
  }
  if (sizeOf(union(one.builtWonders, two.builtWonders)) > 7) problems.push('more than seven Wonders are built')
  return problems
}

/** D-1.4 */
const progressProblems = (state: State): readonly string[] => {
  const places = [state.progressBoard, state.progressBox, state.cities[0].progress, state.cities[1].progress]
  const all = places.reduce(union, NO_MEMBERS)
  const sum = places.reduce((count, place) => count + sizeOf(place), 0)
  return sizeOf(all) === 10 && sum === 10 ? [] : [`there are ${sum} Progress tokens, ${sizeOf(all)} different`]
}

const structureProblems = (state: State): readonly string[] => {
  if (state.age === 0) return []
  const problems: string[] = []
  for (const [index, slot] of layoutOf(state.age).entries()) {
    const present = has(state.present, index)
    const covered = shares(state.present, slot.coveredBy)
    if (present !== (state.slots[index] !== NONE)) problems.push(`slot ${index} and its card disagree`)
    if ((present && !covered) !== has(state.open, index)) problems.push(`slot ${index} is wrongly open or closed`)
  }
  return problems
}

const cityProblems = (city: City, seat: number): readonly string[] => {
  const tally = tallied(city)
  const problems = (Object.keys(tally) as (keyof City)[])
    .filter((field) => tally[field] !== city[field])
    .map((field) => `city ${seat}: ${field} is ${String(city[field])}, the cards make it ${String(tally[field])}`)
  if (city.coins < 0) problems.push(`city ${seat} owes ${-city.coins} coins`)
  return problems
}
