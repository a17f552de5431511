import type { IconName } from './names.ts'

const known = new Map<string, string>()

/** Makes icons known; the modules `virtual:icons/…` (`plugin.ts`) do. */
export const addIcons = (outlines: Readonly<Record<string, string>>): void => {
  for (const [name, outline] of Object.entries(outlines)) known.set(name, outline)
}

/** The bare outline in a box of 512 × 512, for boards that place it inside a drawing of their own. */
export const iconOutline = (name: IconName): string => known.get(name) ?? ''
