import { painted } from './painted.ts'

/** What was pressed waits for its paint. */
let paint: Promise<void> | null = null

/**
 * Something was marked just now, without React, and is to be seen before anything larger is drawn: until it has been painted, whoever
 * draws by `oncePainted` waits. Resolves then.
 */
export const paintFirst = (): Promise<void> => {
  paint ??= painted()
    // Whatever else waited for this paint comes before: most answers are there by now, and are drawn instead of the waiting for them.
    .then(() => new Promise<void>((resolve) => setTimeout(resolve)))
    .then(() => {
      paint = null
    })
  return paint
}

/** Calls at once, or when what was pressed has been painted. */
export const oncePainted = (act: () => void): void => {
  if (paint === null) act()
  else void paint.then(act)
}
