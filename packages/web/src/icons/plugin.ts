import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { ICON_NAMES } from './names.ts'
import { OWN_ICONS } from './own.ts'

const MODULE = 'virtual:icons/'
const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const REGISTER = fileURLToPath(new URL('outlines.ts', import.meta.url))

/**
 * Gives the page the outlines of the icons it uses, out of a set of six megabytes: `virtual:icons/page` has those that are named
 * outside the boards, and `virtual:icons/duel` those that only the board of Duel names. Files of a board that draw icons load them
 * by themselves.
 */
export const icons = (): Plugin => ({
  name: 'ecumene-icons',
  resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${MODULE}`) ? register(id.slice(MODULE.length + 1)) : null),
  transform: (code, id) => {
    const board = boardOf(relative(SOURCES, id))
    return board === null || !code.includes('/icons/icon.tsx')
      ? null
      : { code: `import '${MODULE}${board}';${code}`, map: null }
  },
})

const register = (group: string): string => {
  const all = outlines()
  const wanted = Object.fromEntries((iconGroups().get(group) ?? []).map((name) => [name, all[name]]))
  return `import { addIcons } from ${JSON.stringify(REGISTER)}\naddIcons(${JSON.stringify(wanted)})`
}

/** The names of the icons by who needs them: `page`, and the boards by their folders. */
export const iconGroups = (): ReadonlyMap<string, readonly string[]> => {
  const texts = new Map<string, string>()
  for (const entry of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    const file = relative(SOURCES, join(entry.parentPath, entry.name))
    if (!/(?<!\.test)\.tsx?$/.test(file) || file.startsWith(`icons${sep}`)) continue
    const group = boardOf(file) ?? 'page'
    texts.set(group, `${texts.get(group) ?? ''}${readFileSync(join(SOURCES, file), 'utf8')}`)
  }
  // In JSX names stand in double quotes.
  const named = (group: string) =>
    ICON_NAMES.filter((name) => [`'${name}'`, `"${name}"`].some((quoted) => texts.get(group)?.includes(quoted)))
  const ofPage = new Set(named('page'))
  return new Map(
    [...texts.keys()].map((group) => [group, named(group).filter((name) => group === 'page' || !ofPage.has(name))]),
  )
}

/** The board to which a source file belongs. What a game has on the start page (`parts.ts`) belongs to the page. */
const boardOf = (file: string): string | null => {
  const [folder, board, ...path] = file.split(sep)
  return folder === 'boards' && board !== undefined && path.length > 0 && path[0] !== 'parts.ts' ? board : null
}

/** The outline of each used icon. */
export const outlines = (): Readonly<Record<string, string>> => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet
  return Object.fromEntries(ICON_NAMES.map((name) => [name, OWN_ICONS[name] ?? outlineOf(set, name)]))
}

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const outlineOf = (set: IconSet, name: string): string => {
  const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body
  // Every icon of the set is one path in the text colour; anything else would be drawn wrong.
  const [, outline] = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(body ?? '') ?? []
  if (outline === undefined) throw new Error(`there is no icon "${name}" (see src/icons/names.ts)`)
  return outline
}
