import { fileURLToPath } from 'node:url'

/**
 * What is always needed together comes in one file: over HTTP/1.1 a browser asks for six at a time, and each takes a round trip,
 * so that over a slow network the start page's thirty small parts took longer than all of their bytes. Not for workers: their
 * modules need each other in circles, and came in the wrong order.
 */
export const chunks = () => {
  const known = new Map<string, ReadonlySet<string>>()
  return (id: string, modules: Modules): string | null => {
    const shared = SHARED.find(({ files }) => files.test(id))
    if (shared !== undefined) return shared.name
    for (const { name, entry } of TOGETHER) {
      // All modules are known when the first is asked about.
      const needed = known.get(entry) ?? neededBy(entry, modules)
      known.set(entry, needed)
      if (needed.has(id) && !LIBRARY.test(id)) return name
    }
    return null
  }
}

/** Of these a module that imports one names all, and needs few: the bundler knows which. */
const LIBRARY = /\/packages\/(kernel|protocol|bots|duel|dawn|classic)\/src\/(?!cover)|\/node_modules\/zod\//

/** Parts of them that are needed as often as what they are put with, and so small that each would cost more as a file of its own. */
const SHARED = [
  {
    name: 'start',
    files:
      /\/packages\/(kernel\/src\/(options|match\/export|toy\/cover|values\/hash|words\/(catalogue|fetched|words))|bots\/src\/(guide|levels)|protocol\/src\/typed-text)\.ts$/,
  },
  {
    name: 'kernel',
    files:
      /\/packages\/(kernel\/src\/(decisions|game|match\/(match|measure-history|record|sheet|snapshot|undo)|moves\/(domain|vocabulary)|values\/(made-once|random|set-of)|words\/kernel-words)|protocol\/src\/(changes|clock\/(clock|rest|zone)))\.ts$/,
  },
]

/** What the bundler tells of a module. */
type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

const pathOf = (module: string): string => fileURLToPath(new URL(module, import.meta.url))

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
