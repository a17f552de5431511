import { below } from '@ecumene/kernel'
import type { Losses, Study } from './teaching.ts'

const BATCH = 256

/** Learns in small steps from lessons drawn at random: about `looks` times from each of those that are new. Returns the mean losses. */
export const inBatches = <Lesson>(
  lessons: readonly Lesson[],
  { fresh, random }: Study,
  looks: number,
  step: (batch: readonly Lesson[]) => Losses,
): Losses => {
  const steps = Math.ceil((looks * fresh) / BATCH)
  const totals = new Map<string, number>()
  for (let done = 0; done < steps; done++) {
    const batch = Array.from({ length: BATCH }, () => lessons[below(random, lessons.length)] as Lesson)
    for (const [name, loss] of Object.entries(step(batch))) totals.set(name, (totals.get(name) ?? 0) + loss / steps)
  }
  return Object.fromEntries(totals)
}
