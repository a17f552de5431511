import { CULTURE_TRACK, ERAS, type Space, type View } from '@ecumene/classic'
import type { ClassicText } from './words/words.ts'

const GIFT_WORDS = {
  event: 'classicBoard.market.gift.event',
  greatPerson: 'classicBoard.market.gift.person',
  victory: 'classicBoard.market.gift.victory',
} as const

/** What a space of the culture track brings, in words. */
export const giftText = ({ gives, era }: Space, text: ClassicText): string =>
  text(GIFT_WORDS[gives], { era: { key: `era.${ERAS[era]}` } })

/** What the next step of a player brings, and what it costs; `null` at the end of the track. */
export const nextStepText = ({ players }: Pick<View, 'players'>, seat: number, text: ClassicText): string | null => {
  const space = CULTURE_TRACK[players[seat]?.level ?? 0]
  if (space === undefined) return null
  return `${giftText(space, text)} ${text('classicBoard.market.entry', { cost: space.culture, count: space.trade })}`
}
