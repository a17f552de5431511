import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/*
 * Screens and boards are fetched when somebody goes there, each with the styles that its own files import. A class whose styles
 * another screen brings would look right only for whoever has been there.
 */

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const MAIN = 'main.tsx'

const textOf = (file: string): string => readFileSync(join(SOURCES, file), 'utf8')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
const scripts = files.filter((file) => /(?<!\.test|testing|harness)\.tsx?$/.test(file))

/** The files that a file imports: at once, or later by `import()`. */
const importsOf = (file: string): { readonly now: readonly string[]; readonly later: readonly string[] } => {
  const text = textOf(file)
  const found = (pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)]
      .map(([, path = '']) => normalize(join(dirname(file), path)))
      .filter((path) => /\.(tsx?|css)$/.test(path))
  return {
    now: found(/^(?:import|export)\s(?!type\b)(?:[^'()]*?from )?'(\.[^']+)'/gm),
    later: found(/import\('(\.[^']+)'\)/g),
  }
}

const closureOf = (start: string): ReadonlySet<string> => {
  const met = new Set<string>()
  const walk = (file: string): void => {
    if (met.has(file)) return
    met.add(file)
    if (!file.endsWith('.css')) for (const next of importsOf(file).now) walk(next)
  }
  walk(start)
  return met
}

/** Files that are fetched later, by whatever way. */
const roots = [...new Set(scripts.flatMap((file) => importsOf(file).later))].filter((file) => /\.tsx?$/.test(file))

const classesIn = (file: string): ReadonlySet<string> =>
  new Set(
    [...textOf(file).matchAll(/\.([a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:__[a-z0-9-]+)?(?:--[a-z0-9-]+)?)(?=[^\w-])/g)].map(
      ([, name = '']) => name,
    ),
  )

const shared = files.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
const homes = new Map<string, Set<string>>()
for (const file of shared) for (const name of classesIn(file)) homes.set(name, (homes.get(name) ?? new Set()).add(file))

const usedIn = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, plain, built]) =>
    (plain ?? built ?? '').split(/\s+/).filter((name) => homes.has(name)),
  )

test('whatever is fetched brings the styles of all its classes', () => {
  const start = closureOf(MAIN)
  const missing = new Set<string>()
  for (const root of roots) {
    const closure = closureOf(root)
    for (const file of closure) {
      if (!file.endsWith('.tsx')) continue
      for (const name of usedIn(file)) {
        const places = homes.get(name) ?? new Set()
        if (![...places].some((place) => start.has(place) || closure.has(place)))
          missing.add(`${file}: .${name} of ${[...places].join(', ')}`)
      }
    }
  }
  expect(roots.length).toBeGreaterThan(10)
  expect([...missing].sort()).toEqual([])
})

test('whatever holds a board, a map or a log is not styled by what is in it: each change inside would have all of it looked through', () => {
  const holders = files.filter((file) =>
    /^(log|stage|chat|tips|boards\/desk|screens\/table\/table-screen).*\.css$/.test(file),
  )
  expect(holders.length).toBeGreaterThan(10)
  const asking = holders.filter((file) =>
    textOf(file)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .includes(':has('),
  )
  expect(asking).toEqual([])
})
