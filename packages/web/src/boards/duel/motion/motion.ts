/** Seconds that a piece needs for its way. */
export const FLIGHT = 0.28

export const EASE = [0.2, 0.7, 0.2, 1] as const

/** The player asked the system for less motion: things fade instead of moving. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
