import { kernelWords, mergedWords, type Words } from '@ecumene/kernel'
import { ownWords } from '#words'
import { MODULES } from '../modules.ts'

export const words: Words = mergedWords(kernelWords, ownWords, ...MODULES.flatMap((module) => module.words ?? []))
