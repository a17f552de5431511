import { LANGUAGES, type Language, translator, withCatalogueWords } from '@ecumene/kernel'
import { ALL_GAMES, gameNamed } from '@ecumene/shelf'
import { describe, expect, it } from 'vitest'
import { entriesOf, filtersOf, findEntries } from './entries.ts'

const entriesIn = (gameId: string, language: Language) => {
  const game = gameNamed(gameId)
  const catalogue = game?.presentation.catalogue?.()
  if (game === null || catalogue === undefined) throw new Error(`${gameId} has no catalogue`)
  const { say } = translator(withCatalogueWords(game.presentation.words, catalogue.words), language, String)
  return entriesOf(catalogue, say)
}

const found = (gameId: string, language: Language, query: string, kind: string | null = null, sorts = {}) =>
  findEntries(entriesIn(gameId, language), { query, kind, sorts }).map(({ address }) => address)

describe('the encyclopedia', () => {
  it('has every game that has a catalogue, each entry with a name in every language', () => {
    const games = ALL_GAMES.filter(({ presentation }) => presentation.catalogue !== undefined).map(({ id }) => id)
    expect(games).toEqual(['duel', 'dawn', 'classic'])
    for (const game of games)
      for (const language of LANGUAGES) for (const { name } of entriesIn(game, language)) expect(name).not.toBe('')
  })

  it('finds words in any order, case and accent, in effects too, and rules by their number', () => {
    expect(found('duel', 'pl', 'KOLOS', 'wonder')).toEqual(['wonder/the-colossus'])
    expect(found('duel', 'en', 'statue zeus')).toEqual(['wonder/the-statue-of-zeus'])
    expect(found('duel', 'en', 'd-15.12')).toEqual(['progress/law'])
    expect(found('dawn', 'en', 'galapagos', 'natural')).toEqual(['natural/galapagos-islands'])
    expect(found('dawn', 'en', 'production fifth', 'card')).toContain('card/nationalism')
    expect(found('duel', 'en', 'no such thing')).toEqual([])
  })

  it('filters a kind by what sorts it', () => {
    const filters = filtersOf(entriesIn('duel', 'en'), 'card')
    expect(filters.map(({ label, values }) => [label, values.length])).toEqual([
      ['Deck', 4],
      ['Kind', 7],
    ])
    expect(found('duel', 'en', '', 'card', { Deck: 'Guild', Kind: 'Guilds' })).toHaveLength(7)
    expect(filtersOf(entriesIn('duel', 'en'), 'progress')).toEqual([])
  })
})
