/** What the active player is in the middle of in the Movement phase. */
export type MarchNow = {
  /** Figures that have moved in this phase, as bits (C-21.1). */
  moved: number
}

export const newMarchNow = (): MarchNow => ({ moved: 0 })

export const copyMarchNow = (now: MarchNow): MarchNow => ({ moved: now.moved })
