import type { WordKey } from './keys.ts'

export const en = {} as unknown as Readonly<Record<WordKey, string>>
