import type { Message } from '@ecumene/kernel'
import { CULTURE_TRACK, type Space } from '../../data/culture-track.ts'
import { CULTURE_EVENTS } from '../../data/events.ts'
import { ERAS, type Era, NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { askToDiscard } from '../abilities/hand.ts'
import { gainPerson } from '../abilities/people.ts'
import { because } from '../because.ts'
import { gainEvent } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { playerOf, type State } from '../state.ts'
import { win } from '../victory.ts'

/** C-17.4, C-17.5: why a player cannot advance on the culture track. */
export const whyNoAdvance = (state: State, seat: number): Message<WordKey> | null => {
  const { level, culture, trade } = playerOf(state, seat)
  const space = CULTURE_TRACK[level]
  if (space === undefined) return because('reason.notNow')
  if (culture < space.culture) return because('reason.noCulture', { missing: space.culture - culture })
  return trade < space.trade ? because('reason.noTrade', { missing: space.trade - trade }) : null
}

/** C-17.3: pays for the next space and enters it. */
export const advance = (state: State, seat: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  const { culture, trade } = CULTURE_TRACK[player.level] as Space
  player.culture -= culture
  player.trade -= trade
  enterNextSpace(state, seat, tell, culture, trade)
}

/** C-17.7: the marker enters the next space and its reward is given; any price is already paid: `cost` in culture, `count` in trade. */
export const enterNextSpace = (state: State, seat: number, tell: Teller, cost = 0, count = 0): void => {
  const player = playerOf(state, seat)
  const space = CULTURE_TRACK[player.level]
  if (space === undefined) return
  player.level++
  tell?.({ kind: 'cultureAdvanced', seat, level: player.level, cost, count })
  // C-17.12
  if (space.gives === 'victory') win(state, seat, 'culture', tell)
  else if (space.gives === 'greatPerson') gainPerson(state, seat, tell)
  else drawEvent(state, seat, space.era, tell)
}

/** C-17.10 */
export const drawEvent = (state: State, seat: number, era: number, tell: Teller): void => {
  const event = gainEvent(state, seat, era)
  if (event === NONE) return
  const culture = (CULTURE_EVENTS[event] as (typeof CULTURE_EVENTS)[number]).id
  tell?.({ kind: 'eventDrawn', seat, era: ERAS[era] as Era, own: { culture } })
  askToDiscard(state, seat)
}
