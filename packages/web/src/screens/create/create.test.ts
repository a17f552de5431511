import { LANGUAGES, readOptions } from '@ecumene/kernel'
import { EDITIONS, editionNamed, gameNamed } from '@ecumene/shelf'
import { expect, test } from 'vitest'
import { chosenOptions } from './chosen-options.ts'
import { defaultsOf, fieldsWith, formFields, valuesWith } from './option-fields.ts'
import { firstSitters, refit, seatCounts, seatSitter, sittersFor, toLocalSeats, toSeatWishes } from './wishes.ts'

const loaded = (id: string) => {
  const edition = editionNamed(id)
  const rules = gameNamed(edition?.game ?? '')
  if (edition === null || rules === null) throw new Error(id)
  return { ...edition, rules }
}
const LOADED = EDITIONS.map(({ id }) => loaded(id))

test.each(LOADED.map((edition) => [edition.id, edition] as const))(
  'the form of %s has words for everything',
  (_id, edition) => {
    for (const field of formFields(edition)) {
      const labels = [
        field.label,
        ...(field.kind === 'choice' ? field.choices.map(({ label }) => label) : []),
        ...(field.kind === 'number' && field.none !== null ? [field.none.label] : []),
      ]
      for (const { key } of labels) {
        for (const language of LANGUAGES)
          expect(Object.hasOwn(edition.rules.presentation.words[language], key), `${language} ${key}`).toBe(true)
      }
    }
  },
)

test.each(LOADED.map((edition) => [edition.id, edition] as const))(
  'the defaults of %s are accepted',
  (_id, edition) => {
    expect(readOptions(edition.rules.options, defaultsOf(formFields(edition))).ok).toBe(true)
  },
)

test.each(LOADED.map((edition) => [edition.id, edition] as const))(
  'what is chosen for %s is told, and what is usual is not',
  (_id, edition) => {
    const fields = formFields(edition)
    expect(chosenOptions(edition, defaultsOf(fields))).toEqual([])
    const unusual = Object.fromEntries(
      fields.map((field) => {
        if (field.kind === 'flag') return [field.name, !field.default]
        if (field.kind === 'number') return [field.name, field.default === field.max ? field.min : field.max]
        return [field.name, field.choices.find(({ value }) => value !== field.default)?.value ?? field.default]
      }),
    )
    expect(chosenOptions(edition, unusual).map(({ name }) => name)).toEqual(fields.map(({ name }) => name))
  },
)

test.each(['dawn', 'classic'])('%s has no limit of rounds unless the table wants one', (id) => {
  const edition = loaded(id)
  const rounds = formFields(edition).find(({ name }) => name === 'rounds')
  expect(rounds).toMatchObject({ kind: 'number', default: 0, min: 1, none: { value: 0, otherwise: 100 } })
  expect(readOptions(edition.rules.options, {})).toMatchObject({ ok: true, value: { rounds: 0 } })
  expect(readOptions(edition.rules.options, { rounds: 100 })).toMatchObject({ ok: true, value: { rounds: 100 } })
  expect(chosenOptions(edition, { rounds: 30 })).toMatchObject([{ name: 'rounds', value: 30 }])
})

test('what an edition says itself, and what means nothing in it, is no question of the form', () => {
  const asked = (id: string) => {
    const edition = loaded(id)
    return formFields(edition).map(({ name }) => name)
  }
  const shared = asked('terra').filter((name) => name !== 'peaceful' && !name.startsWith('handicap'))
  // T-17.9 and T-9.16: no epic game, and no range of attacks.
  expect(asked('dawn').filter((name) => !shared.includes(name))).toEqual(['epic', 'attackThroughCityStates'])
  expect(shared.filter((name) => !asked('dawn').includes(name))).toEqual([])
  expect(asked('terra')).toEqual(expect.arrayContaining(['map', 'peaceful', 'handicap5']))
  expect(asked('terra')).not.toContain('terra')
})

test('T-3.29 nobody is offered the map of the first game with the expansion', () => {
  const mapsOf = (id: string) => {
    const map = formFields(loaded(id)).find(({ name }) => name === 'map')
    return map?.kind === 'choice' ? map.choices.map(({ value }) => value) : []
  }
  expect(mapsOf('dawn')).toEqual(['random', 'build', 'firstGame'])
  expect(mapsOf('terra')).toEqual(['random', 'build'])
})

test('only seats that are taken are asked for a handicap, and what was said about others is forgotten', () => {
  const fields = formFields(loaded('terra'))
  const handicaps = (seats: number) =>
    fieldsWith(fields, seats).flatMap(({ name }) => (name.startsWith('handicap') ? [name] : []))
  expect(handicaps(2)).toEqual(['handicap1', 'handicap2'])
  expect(handicaps(5)).toHaveLength(5)
  const chosen = { ...defaultsOf(fields), handicap2: 3, handicap5: 6 }
  expect(valuesWith(chosen, fields, 5)).toEqual(chosen)
  const kept = Object.entries(chosen).filter(([name]) => !/^handicap[3-5]$/.test(name))
  expect(valuesWith(chosen, fields, 2)).toEqual(Object.fromEntries(kept))
})

test('each kind of option becomes a field', () => {
  const edition = loaded('bazaar')
  expect(formFields(edition).map(({ kind, name }) => [name, kind])).toEqual([
    ['length', 'choice'],
    ['corner', 'flag'],
    ['offers', 'number'],
  ])
})

test('the form begins with what most people want', () => {
  expect(firstSitters('solo', 3, 'hard')).toEqual(['me', 'bot:hard', 'bot:hard'])
  expect(firstSitters('hotSeat', 2, 'easy')).toEqual(['person', 'person'])
  expect(firstSitters('online', 2, 'easy')).toEqual(['me', 'open'])
})

test('whoever still fits stays when the way to play changes', () => {
  const online = sittersFor('online', ['easy', 'normal', 'hard'])
  expect(refit(['me', 'bot:hard'], online, firstSitters('online', 3, 'easy'))).toEqual(['me', 'bot:hard', 'open'])
  const hotSeat = sittersFor('hotSeat', ['easy', 'normal', 'hard'])
  expect(refit(['me', 'open'], hotSeat, firstSitters('hotSeat', 2, 'easy'))).toEqual(['person', 'person'])
})

test('I can sit in one seat only', () => {
  expect(seatSitter(['me', 'bot:easy'], 1, 'me', 'bot:easy')).toEqual(['bot:easy', 'me'])
})

test('wishes become seats here and on the server', () => {
  expect(toLocalSeats(['me', 'person', 'bot:hard'], ['', 'Ada', ''], 'Me')).toEqual([
    { kind: 'person', name: 'Me' },
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'hard' },
  ])
  expect(toSeatWishes(['me', 'open', 'bot:easy'])).toEqual([
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', level: 'easy' },
  ])
})

test('as many seats as the game allows', () => {
  expect(seatCounts({ seats: { min: 2, max: 4 } })).toEqual([2, 3, 4])
})
