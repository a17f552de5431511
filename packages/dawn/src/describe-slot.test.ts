import { LANGUAGES, type Message, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { ALL_CARDS, type CardId } from './data/cards.ts'
import { SLOTS } from './data/types.ts'
import { effectAtSlot } from './describe-slot.ts'
import { dawn } from './game.ts'

const SLOT_NUMBERS = Array.from({ length: SLOTS }, (_, index) => index + 1)

const said = (language: (typeof LANGUAGES)[number], card: CardId, slot: number): string =>
  translator(dawn.presentation.words, language, () => '').say(effectAtSlot(card, slot))

test('the effect of a card is described with the numbers of its slot', () => {
  const en = (card: CardId, slot: number): string => said('en', card, slot)
  expect(en('early-empire', 4)).toBe('Place up to 2 control tokens next to friendly cities, up to desert.')
  expect(en('astrology', 3)).toBe('Advance the tech dial by 3.')
  expect(en('foreign-trade', 1)).toBe('1 caravan, up to 3 spaces, up to grassland.')
  expect(en('pottery', 2)).toBe('A world wonder with production 2, or a city within 2 spaces, up to hills.')
  expect(en('nationalism', 5)).toContain('production 7')
  expect(en('nationalism', 4)).toContain('production 4')
  expect(en('masonry', 4)).toBe('Reinforce up to 4 control tokens, or make up to 2 attacks within 2 spaces, attack +4.')
  expect(en('iron-working', 1)).toBe(
    'Reinforce up to 1 control token, or make up to 2 attacks within 3 spaces, attack +2 (+4 against barbarians).',
  )
  expect(en('mass-production', 3)).toContain('; then reinforce up to 3 control tokens, one fewer for each attack.')
  expect(en('ti-iron-working', 3)).toBe(
    '2 armies, up to 4 spaces each, up to forest; attack +3 (+5 against barbarians).',
  )
  expect(en('irrigation', 2)).toBe(
    'A district next to a friendly city, up to hills, or reinforce up to 2 control tokens.',
  )
  expect(en('nuclear-power', 4)).toBe('Advance the tech dial by 4.')
  expect(en('nuclear-power', 5)).toMatch(/^Advance the tech dial by 5\. Before that/)
  expect(said('uk', 'early-empire', 4)).toBe(
    'Розмістіть до 2 жетонів контролю поруч із дружніми містами, місцевість — до пустель.',
  )
})

test('every card is described in every slot and language, in each slot by its number or terrain', () => {
  for (const language of LANGUAGES) {
    for (const { id } of ALL_CARDS) {
      const sentences = SLOT_NUMBERS.map((slot) => said(language, id, slot))
      for (const [index, sentence] of sentences.entries()) {
        expect(sentence, `${language} ${id} ${index + 1}`).toMatch(/^[\p{L}\d].*\.$/u)
        expect(sentence, `${language} ${id} ${index + 1}`).not.toMatch(/[{}]|atSlot| {2}|undefined/)
      }
      // The effect of every card depends on its slot, so no two slots read the same.
      expect(new Set(sentences).size, `${language} ${id}`).toBe(SLOTS)
    }
  }
})

test('every sentence belongs to a card', () => {
  const keysOf = ({ key, args }: Message): readonly string[] => [
    key,
    ...Object.values(args ?? {}).flatMap((one) => (typeof one === 'object' && 'key' in one ? keysOf(one) : [])),
  ]
  const used = ALL_CARDS.flatMap(({ id }) => SLOT_NUMBERS.flatMap((slot) => keysOf(effectAtSlot(id, slot))))
  const known = Object.keys(dawn.presentation.words.en).filter((key) => key.startsWith('atSlot.'))
  expect([...new Set(used)].sort()).toEqual(known.sort())
})
