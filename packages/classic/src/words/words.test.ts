import { auditWords, LANGUAGES, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../data/buildings.ts'
import { CIVILIZATIONS } from '../data/civilizations.ts'
import { CULTURE_EVENTS } from '../data/events.ts'
import { GOVERNMENT_IDS, GOVERNMENT_SETS } from '../data/governments.ts'
import { GREAT_PEOPLE } from '../data/great-people.ts'
import { ABILITIES, TECHS } from '../data/techs.ts'
import { ERAS, FIGURES, MARKERS, PHASES, RESOURCES, TERRAINS, UNIT_TYPES, VICTORIES } from '../data/types.ts'
import { UNIT_NAMES } from '../data/units.ts'
import { WONDERS } from '../data/wonders.ts'
import { classic } from '../game.ts'
import type { Move } from '../rules/moves.ts'
import { abilities } from './en/abilities.ts'
import { battle } from './en/battle.ts'
import { cities } from './en/cities.ts'
import { effects } from './en/effects.ts'
import { movement } from './en/movement.ts'
import { names } from './en/names.ts'
import { play } from './en/play.ts'
import { research } from './en/research.ts'
import { start } from './en/start.ts'
import { trade } from './en/trade.ts'
import { words } from './words.ts'

test('all four languages say everything with the same placeholders', () => {
  expect(auditWords(words)).toEqual([])
})

test('nothing is said in two rooms', () => {
  const rooms = [names, effects, play, start, trade, cities, movement, battle, research, abilities]
  const keys = rooms.flatMap((room) => Object.keys(room))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('the effects that a player chooses from are named: the first makes a wonder obsolete', () => {
  const choices = ABILITIES.map(({ effects }) => effects).filter(({ length }) => length > 1)
  expect(choices.map((effects) => effects.map(({ kind }) => kind))).toEqual([
    ['obsoleteWonder', 'killRandomUnit'],
    ['obsoleteWonder', 'destroyBuildings'],
  ])
  const { say } = translator(words, 'en', String)
  const named = [0, 1].map((choice) =>
    say(classic.presentation.describe.move(classic.notation.parse(`aimEffect ${choice}`) as Move)),
  )
  expect(named).toEqual(['Make a wonder obsolete', 'Strike a unit or a building'])
})

test('every piece has a name', () => {
  const keys = [
    ...ERAS.map((era) => `era.${era}`),
    ...FIGURES.map((figure) => `figure.${figure}`),
    ...MARKERS.map((marker) => `marker.${marker}`),
    ...PHASES.map((phase) => `phase.${phase}`),
    ...RESOURCES.map((resource) => `resource.${resource}`),
    ...TERRAINS.map((terrain) => `terrain.${terrain}`),
    ...UNIT_TYPES.map((type) => `unit.${type}`),
    ...UNIT_NAMES.flat().map((name) => `rank.${name}`),
    ...VICTORIES.map((victory) => `ending.${victory}`),
    ...GOVERNMENT_IDS.map((id) => `government.${id}`),
  ]
  for (const language of LANGUAGES) for (const key of keys) expect(words[language][key], key).toBeDefined()
})

test('every piece that does something has a name and a tooltip', () => {
  const pieces = [
    ...BUILDINGS.map(({ id }) => `building.${id}`),
    ...CIVILIZATIONS.map(({ id }) => `civilization.${id}`),
    ...CULTURE_EVENTS.map(({ id }) => `culture.${id}`),
    ...GREAT_PEOPLE.map(({ id }) => `person.${id}`),
    ...TECHS.map(({ id }) => `tech.${id}`),
    ...WONDERS.map(({ id }) => `wonder.${id}`),
  ]
  const governments = GOVERNMENT_SETS.flatMap((set) => GOVERNMENT_IDS.map((id) => `effect.government.${set}.${id}`))
  for (const language of LANGUAGES) {
    for (const key of [...pieces, ...pieces.map((piece) => `effect.${piece}`), ...governments]) {
      expect(words[language][key], key).toBeDefined()
    }
  }
})

test('no language borrows whole sentences of another', () => {
  for (const [key, text] of Object.entries(words.en)) {
    if (!/^(effect|decision|reason|event)\./.test(key) || !/[a-z]/.test(text.replaceAll(/\{\w+\}/g, ''))) continue
    for (const language of ['uk', 'pl', 'ru'] as const) expect(words[language][key], key).not.toBe(text)
  }
})

/** Words that mean the same as a term of the glossary and are not it. */
const STRAY = {
  uk: /фішк|фішок|скаут|фрагмент|хиж|трофе|битв|велик(а|ої|у|их) люд|уряд/i,
  pl: /zasob|zasób|wielk\S+ posta|stosu|skaut|podgrodzi/i,
  ru: /фишк|фишек|разведчик|фрагмент|трофе|лачуг|посел(ок|ка|ке)/i,
} as const

test('one term, one translation', () => {
  for (const language of ['uk', 'pl', 'ru'] as const) {
    for (const [key, text] of Object.entries(words[language])) expect(`${key}: ${text}`).not.toMatch(STRAY[language])
  }
})

test('cities are called by name, not by number', () => {
  const named = (text: string): readonly string[] => {
    const move = classic.notation.parse(text)
    if (move === null) throw new Error(`"${text}" is no move`)
    return LANGUAGES.map((language) =>
      translator(words, language, String).say(classic.presentation.describe.move(move)),
    )
  }
  expect(named('arts 0')).toEqual([
    'Capital: devote to the arts',
    'Столиця: присвятити мистецтвам',
    'Stolica: poświęć sztuce',
    'Столица: посвятить искусствам',
  ])
  for (const text of named('aimCity 1')) expect(text).not.toMatch(/\d/)
  expect(named('send a1 2')[0]).toBe('Scout on a1 sends to: Third city')
})
