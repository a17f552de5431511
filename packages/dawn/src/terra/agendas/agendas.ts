import { both, has, NO_MEMBERS, plus, type SetOf, sizeOf } from '@ecumene/kernel'
import { CARD_LEVEL } from '../../data/cards.ts'
import { treatyGiver } from '../../data/sights.ts'
import { ERAS } from '../../data/types.ts'
import { wondersOfEra } from '../../data/wonders.ts'
import type { Agenda } from '../../rules/agendas/agendas.ts'
import { hasEra, type WonderSet } from '../../rules/industry/wonders.ts'
import { boardOf } from '../../rules/map/board.ts'
import { isMature } from '../../rules/map/spaces.ts'
import { type Player, playerOf, type State } from '../../rules/state.ts'
import { AGENDA_GOALS, type TerraAgendaId } from '../data/agendas.ts'
import { isFortSpace } from '../map/map.ts'
import { terraPlayer } from '../state.ts'

/** T-4.19: remembered as a feat, after those of the base game. */
export const DEVASTATED = 2

/** An agenda that counts something. */
const counting = (id: TerraAgendaId, progress: Agenda['progress'], stands = false): Agenda => {
  const goal = AGENDA_GOALS[id]
  return { goal, progress, isFulfilled: (state, player, seat) => progress(state, player, seat) >= goal, stands }
}

/** T-10.2 */
export const fortsOf = (state: State, seat: number): number => {
  let count = 0
  for (const city of playerOf(state, seat).cities) if (isFortSpace(state, city)) count++
  return count
}

/** T-4.24: a fort's number as a tile is its own, so each counts. */
const tilesOf = (state: State, cities: readonly number[]): number => {
  const { tile } = boardOf(state.layout)
  return new Set(cities.map((city) => tile[city])).size
}

const eraCount = (set: WonderSet, era: number): number => {
  let count = 0
  for (const [type, ofType] of set.entries()) count += sizeOf(both(ofType, wondersOfEra(type, era)))
  return count
}

/** T-4.20: other players and city-states of whom a card is held. */
const partners = (state: State, player: Player, seat: number): number => {
  let givers: SetOf<'seat'> = NO_MEMBERS
  for (let card = 0; card < state.treaties.length; card++) {
    if (state.treaties[card] === seat) givers = plus(givers, treatyGiver(card))
  }
  return sizeOf(givers) + sizeOf(player.envoys)
}

const matureTiles = (state: State, { cities }: Player, seat: number): number =>
  tilesOf(
    state,
    cities.filter((city) => isMature(state, seat, city)),
  )

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** T-4.10 to T-4.23: how far a player is with each agenda of the expansion. */
export const terraAgendas: Readonly<Partial<Record<TerraAgendaId, Agenda>>> = {
  // T-4.6: markers at fort cards are taken back when the fort is lost.
  fortified: counting('fortified', (state, _player, seat) => fortsOf(state, seat), true),
  expeditionary: counting('expeditionary', (state, _player, seat) => fortsOf(state, seat), true),
  'technophile-ti': counting(
    'technophile-ti',
    (_state, player) => player.row.filter((card) => CARD_LEVEL[card] === 4).length,
  ),
  progressive: counting(
    'progressive',
    (_state, { wonders }) => ERAS.filter((_era, era) => hasEra(wonders, era)).length,
  ),
  industrious: counting(
    'industrious',
    (state, _player, seat) => terraPlayer(state, seat).districts.filter((space) => space >= 0).length,
  ),
  expansionist: counting('expansionist', (state, { cities }) =>
    cities.length < 2 ? cities.length : tilesOf(state, cities),
  ),
  prolific: counting('prolific', (_state, { wonders }) => Math.max(...ERAS.map((_era, era) => eraCount(wonders, era)))),
  defensive: counting('defensive', (_state, player) => player.reinforced),
  devastating: {
    goal: AGENDA_GOALS.devastating,
    progress: (_state, { feats }) => (has(feats, DEVASTATED) ? AGENDA_GOALS.devastating : 0),
    isFulfilled: (_state, { feats }) => has(feats, DEVASTATED),
  },
  diplomatic: counting('diplomatic', partners),
  hoarder: counting('hoarder', (_state, player) => sum(player.resources) + sizeOf(player.naturals)),
  diversified: counting(
    'diversified',
    (_state, { wonders }) => wonders.filter((ofType) => ofType !== NO_MEMBERS).length,
  ),
  provincial: {
    goal: AGENDA_GOALS.provincial,
    progress: matureTiles,
    isFulfilled: (state, player, seat) =>
      player.cities.length >= AGENDA_GOALS.provincial && matureTiles(state, player, seat) >= AGENDA_GOALS.provincial,
  },
}
