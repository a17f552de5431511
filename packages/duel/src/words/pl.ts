import type { WordKey } from './keys.ts'

export const pl = {} as unknown as Readonly<Record<WordKey, string>>
