import type { Card } from '../../data/cards.ts'
import { resolveCulture } from '../culture/culture.ts'
import type { Teller } from '../events.ts'
import { active, general } from '../hooks/asking.ts'
import { resolveIndustry } from '../industry/industry.ts'
import { resolveMilitary } from '../military/military.ts'
import type { State } from '../state.ts'
import { resolveEconomy } from '../trade/economy.ts'
import { resolveScience } from './science.ts'

/** N-7.5: what a card does depends on its type; a card of another box may bring its own effect. */
export const beginEffect = (state: State, seat: number, card: Card, tell: Teller): void => {
  if (card.more !== null) {
    for (const { does } of general('resolvesCard', state)) if (does(state, seat, card, tell)) return
  }
  beginByType(state, seat, card)
  for (const { does } of active('cardBegins', state, seat)) does(state, seat)
}

const beginByType = (state: State, seat: number, card: Card): void => {
  if (card.culture !== null) resolveCulture(state, seat, card.culture)
  else if (card.science !== null) resolveScience(state, seat)
  else if (card.economy !== null) resolveEconomy(state, seat, card.economy)
  else if (card.industry !== null) resolveIndustry(state, seat)
  else if (card.military !== null) resolveMilitary(state, seat, card.military)
}
