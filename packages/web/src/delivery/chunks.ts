import { fileURLToPath } from 'node:url'

/**
 * What is always needed together comes in one file: over HTTP/1.1 a browser asks for six at a time, and each takes a round trip,
 * so that over a slow network the start page's thirty small parts took longer than all of their bytes. Not for workers: their
 * modules need each other in circles, and came in the wrong order.
 */
export const chunks = () => {
  const known = new Map<string, ReadonlySet<string>>()
  return (id: string, modules: Modules): string | null => {
    const shared = chunkOf.get(id)
    if (shared !== undefined) return shared
    for (const { name, entry } of TOGETHER) {
      // All modules are known when the first is asked about.
      const needed = known.get(entry) ?? neededBy(entry, modules)
      known.set(entry, needed)
      if (needed.has(id) && !LIBRARY.test(id)) return name
    }
    return null
  }
}

const pathOf = (module: string): string => fileURLToPath(new URL(module, import.meta.url))

/** Of these a module that imports one names all, and needs few: the bundler knows which. */
const LIBRARY = /\/packages\/(kernel|protocol|bots|duel|dawn|classic)\/src\/(?!cover)|\/node_modules\/zod\//

/** Parts of them that are needed as often as what they are put with, and so small that each would cost more as a file of its own. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  start: [
    'bots/src/guide.ts',
    'bots/src/levels.ts',
    'kernel/src/match/export.ts',
    'kernel/src/options.ts',
    'kernel/src/toy/cover.ts',
    'kernel/src/values/hash.ts',
    'kernel/src/words/catalogue.ts',
    'kernel/src/words/fetched.ts',
    'kernel/src/words/words.ts',
    'protocol/src/typed-text.ts',
  ],
  kernel: [
    'kernel/src/decisions.ts',
    'kernel/src/game.ts',
    'kernel/src/match/match.ts',
    'kernel/src/match/measure-history.ts',
    'kernel/src/match/record.ts',
    'kernel/src/match/sheet.ts',
    'kernel/src/match/snapshot.ts',
    'kernel/src/match/undo.ts',
    'kernel/src/moves/domain.ts',
    'kernel/src/moves/vocabulary.ts',
    'kernel/src/values/made-once.ts',
    'kernel/src/values/random.ts',
    'kernel/src/values/set-of.ts',
    'kernel/src/words/kernel-words.ts',
    'protocol/src/changes.ts',
    'protocol/src/clock/clock.ts',
    'protocol/src/clock/rest.ts',
    'protocol/src/clock/zone.ts',
  ],
}

const chunkOf = new Map(
  Object.entries(SHARED).flatMap(([chunk, files]) => files.map((file) => [pathOf(`../../../${file}`), chunk] as const)),
)

/** What the bundler tells of a module. */
type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/** A module that several of them need is in the first. */
const TOGETHER = [
  { name: 'start', entry: pathOf('../main.tsx') },
  { name: 'table', entry: pathOf('../screens/table/open-table.tsx') },
  // Every board needs them.
  { name: 'table', entry: pathOf('../tips/tips.tsx') },
  { name: 'table', entry: pathOf('../tips/explained.tsx') },
  { name: 'table', entry: pathOf('../words/use-board-words.ts') },
]

/** A module and all that it imports: at once, not later. */
const neededBy = (entry: string, modules: Modules): ReadonlySet<string> => {
  const all = new Set<string>()
  const add = (id: string): void => {
    if (all.has(id)) return
    all.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(add)
  }
  add(entry)
  return all
}
