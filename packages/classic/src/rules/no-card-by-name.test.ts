import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CIVILIZATIONS } from '../data/civilizations.ts'
import { CULTURE_EVENTS } from '../data/events.ts'
import { GOVERNMENT_IDS } from '../data/governments.ts'
import { GREAT_PEOPLE } from '../data/great-people.ts'
import { TECHS } from '../data/techs.ts'
import { WONDERS } from '../data/wonders.ts'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }))

const ids: readonly string[] = [
  ...[WONDERS, TECHS, CULTURE_EVENTS, CIVILIZATIONS, GREAT_PEOPLE].flatMap((list) => list.map(({ id }) => id)),
  ...GOVERNMENT_IDS,
]

/** The tables that find the number of a card by its name. */
const NUMBERS =
  /import \{[^}]*\b(WONDER|TECH|GOVERNMENT|CIVILIZATION|CULTURE_EVENT|GREAT_PERSON)\b[^}]*\} from '[./]*data\//

test('the rules know no card by name: what it does is said at the card', () => {
  expect(sources.length).toBeGreaterThan(100)
  const named = sources.flatMap(({ path, text }) => {
    const quoted = new Set([...text.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word))
    return [...ids.filter((id) => quoted.has(id)), ...(text.match(NUMBERS) ?? []).slice(1)].map(
      (name) => `${path}: ${name}`,
    )
  })
  expect(named).toEqual([])
})
