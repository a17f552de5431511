/** Written by `ecumene train`: what the guessed weights of classic are multiplied by. How strong that is stands in docs/bots.md. */
export const classicFactors = { made: [] as string[], factors: {} }
