import { type Detail, type Outcome, sizeOf } from '@ecumene/kernel'
import { type AgendaId, ALL_VICTORY_CARDS } from '../../data/agendas.ts'
import type { WordKey } from '../../words/en.ts'
import { countWonders } from '../industry/wonders.ts'
import type { State } from '../state.ts'
import { friendlySpaces, standing } from './marking.ts'

/** How the game ended. There are no points: markers decide, then the tie-breakers (N-25.8, N-25.9). */
export const outcome = (state: State): Outcome | null => {
  if (state.ending === '') return null
  // The winner ranks first whatever the others have; they are ranked by the same tie-breakers.
  const rank = state.players.map((_player, seat) =>
    state.winners.includes(seat) ? Number.POSITIVE_INFINITY : standing(state, seat),
  )
  return {
    ending: state.ending,
    winners: state.winners.slice(),
    places: rank.map((own) => 1 + rank.filter((other) => other > own).length),
    scores: state.players.map((player) => ({
      agendas: sizeOf(player.markers),
      wonders: countWonders(player.wonders),
      spaces: friendlySpaces(player),
    })),
    compared: 'inTurn',
    details: state.victoryCards.map((card) => victoryCard(state, card)),
  }
}

/** Who fulfilled which agenda of a victory card, and when. */
const victoryCard = (state: State, card: number): Detail => {
  const [one, other] = ALL_VICTORY_CARDS[card] as readonly [AgendaId, AgendaId?]
  return {
    label:
      other === undefined
        ? named(one)
        : { key: 'sheet.victoryCard' satisfies WordKey, args: { one: named(one), other: named(other) } },
    cells: state.players.map(({ marks }) => {
      const mark = marks.find((made) => made.card === card)
      if (mark === undefined) return null
      return { key: 'sheet.fulfilled' satisfies WordKey, args: { agenda: named(mark.agenda), round: mark.round } }
    }),
  }
}

const named = (agenda: AgendaId) => ({ key: `agenda.${agenda}` satisfies WordKey })
