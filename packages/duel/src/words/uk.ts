import type { WordKey } from './keys.ts'

export const uk = {} as unknown as Readonly<Record<WordKey, string>>
