import { kernelWords, mergedWords, type Words } from '@ecumene/kernel'
import { ownWords } from '#words'

export const words: Words = mergedWords(kernelWords, ownWords)
