import { FairQueue, type Waiting } from './fair-queue.ts'

/** Runs each job when its turn comes; `null` if nobody wants it by then. */
export type FairThreads = <Answer>(waiting: Waiting, act: () => Promise<Answer>) => Promise<Answer | null>

/**
 * Shares the threads fairly: a job waits in a fair queue until a thread is free for it.
 * Where there are several, one guest never has all of them, so another finds one free at once.
 */
export const shareFairly = (threads: number): FairThreads => {
  const queue = new FairQueue<Waiting & { begin(): void; drop(): void }>()
  const underWay = new Map<string, number>()
  const most = Math.max(1, threads - 1)
  let free = threads

  const count = (guest: string, more: 1 | -1): void => {
    free -= more
    const now = (underWay.get(guest) ?? 0) + more
    if (now === 0) underWay.delete(guest)
    else underWay.set(guest, now)
  }
  const goOn = (): void => {
    if (free === 0) return
    for (const item of queue.takeUnwanted()) item.drop()
    while (free > 0) {
      const item = queue.take((guest) => (underWay.get(guest) ?? 0) >= most)
      if (item === null) return
      count(item.guest, 1)
      item.begin()
    }
  }

  return ({ guest, table, urgency }, act) =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        count(guest, -1)
        goOn()
      }
      queue.add({
        guest,
        table,
        urgency,
        begin: () => void act().then(resolve, reject).finally(end),
        drop: () => resolve(null),
      })
      goOn()
    })
}
