/** The player asked the system for less motion: things fade instead of moving. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
