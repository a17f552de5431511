import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { ICON_NAMES } from './names.ts'
import { OWN_ICONS } from './own.ts'

const MODULE = 'virtual:icons'

/** Gives the page `virtual:icons`: the outlines of the icons it uses, out of a set of six megabytes. */
export const icons = (): Plugin => ({
  name: 'ecumene-icons',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: (id) => (id === `\0${MODULE}` ? `export const ICONS = ${JSON.stringify(outlines())}` : null),
})

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
