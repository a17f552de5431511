import { expect, test } from 'vitest'
import { CARD_TYPE, cardNumber } from '../../data/cards.ts'
import { play } from '../../testing/play.ts'
import { SLOT_NUMBERS } from '../data/box.ts'
import { TERRA_FOCUS_TYPES } from '../data/card-parts.ts'
import { GOVERNMENTS } from '../data/governments.ts'
import { terraPlayer } from '../state.ts'
import { TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

for (const { id, type, arrows } of GOVERNMENTS) {
  test(`${id} resolves the ${type} card ${arrows} to the right`, () => {
    const isOfType = (card: (typeof TERRA_ROW)[number]): boolean =>
      CARD_TYPE[cardNumber(card)] === TERRA_FOCUS_TYPES.indexOf(type)
    const [card] = TERRA_ROW.filter(isOfType) as [(typeof TERRA_ROW)[number]]
    const [first, ...others] = TERRA_ROW.filter((one) => one !== card)
    const state = terraPosition({ row: [first as typeof card, card, ...others] })
    terraPlayer(state, 0).government = cardNumber(card)
    play(state, 'focus 2')
    expect(state.resolving?.slot).toBe(SLOT_NUMBERS[1 + arrows])
  })
}
