/**
 * Lets the threads of this process write one after another. SQLite would see to that too, but by sleeping a
 * millisecond and looking again; here whoever waits is woken. Other processes are SQLite's business.
 */
export type Turnstile = { enter(): void; leave(): void }

/** Shared between threads; made by the one that starts them. */
export const newTurnstileCell = (): Int32Array => new Int32Array(new SharedArrayBuffer(4))

/** Only for threads that may block. */
export const turnstileOn = (cell: Int32Array): Turnstile => ({
  enter() {
    // A thread that died inside never leaves. SQLite has rolled back what it began, so after a while we go on.
    for (let waits = 0; waits < MAX_WAITS; waits++) {
      if (Atomics.compareExchange(cell, 0, FREE, TAKEN) === FREE) return
      Atomics.wait(cell, 0, TAKEN, WAIT_MS)
    }
  },
  leave() {
    Atomics.store(cell, 0, FREE)
    Atomics.notify(cell, 0, 1)
  },
})

const FREE = 0
const TAKEN = 1
const WAIT_MS = 100
const MAX_WAITS = 20
