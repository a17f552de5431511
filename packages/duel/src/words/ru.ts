import type { WordKey } from './keys.ts'

export const ru = {} as unknown as Readonly<Record<WordKey, string>>
