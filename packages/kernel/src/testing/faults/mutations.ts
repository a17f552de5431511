import type { Broken } from './broken.ts'
import { dataMutations } from './data-mutations.ts'
import { playMutations } from './play-mutations.ts'
import { secrecyMutations } from './secrecy-mutations.ts'
import { wordMutations } from './word-mutations.ts'

/** At least one fault for each check of the conformance kit. */
export const mutations: readonly Broken[] = [...dataMutations, ...playMutations, ...secrecyMutations, ...wordMutations]
