/** Tells when something that was asked has not been answered for a while, and when there are answers again. */
export type Silence = { asked(): void; answered(): void; stop(): void }

export const listenForSilence = (tell: (isSilent: boolean) => void): Silence => {
  let askedAt: number | null = null
  let isSilent = false
  const timer = setInterval(() => {
    if (isSilent || askedAt === null || performance.now() - askedAt < SILENT_MS) return
    isSilent = true
    tell(true)
  }, LOOK_MS)
  return {
    asked() {
      askedAt ??= performance.now()
    },
    answered() {
      askedAt = null
      if (isSilent) tell(false)
      isSilent = false
    },
    stop: () => clearInterval(timer),
  }
}

/** Short enough for players to be at another server within five seconds, and long enough for a machine that is busy. */
const SILENT_MS = 3_500
const LOOK_MS = 250
