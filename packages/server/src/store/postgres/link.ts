import { StoreError } from '../store.ts'
import type { Session } from './session.ts'

/** The link to the database: one connection, restored automatically whenever it breaks. */
export type Link = {
  /** The connection; waits for an attempt to connect that is under way. Rejects with a StoreError if that fails. */
  session(): Promise<Session>
  close(): Promise<Session | null>
}

export type LinkSettings = {
  /** Connects, and does what has to come first. */
  begin(onLost: (session: Session) => void): Promise<Session>
  failure(error: unknown): StoreError
  onNews(what: string): void
}

/** Rejects if the first attempt fails; later ones are repeated for as long as it takes. */
export const openLink = async ({ begin, failure, onNews }: LinkSettings): Promise<Link> => {
  let current: Session | null = null
  let attempt: Promise<Session> | null = null
  let why: StoreError | null = null
  let timer: NodeJS.Timeout | null = null
  let pauseMs = FIRST_PAUSE_MS
  let wasLost = false
  let isClosed = false

  const lost = (session: Session): void => {
    if (session !== current) return
    current = null
    if (isClosed) return
    wasLost = true
    onNews('the connection to the database has broken; it is made anew')
    void tryAgain().catch(() => {})
  }
  const tryAgain = (): Promise<Session> => {
    timer = null
    attempt = begin(lost).then(
      (session) => {
        current = session
        // It may have broken just now, before anybody was listening.
        if (session.isOver()) setImmediate(lost, session)
        attempt = null
        pauseMs = FIRST_PAUSE_MS
        if (wasLost) onNews('the database is back')
        wasLost = false
        why = null
        return session
      },
      (error: unknown) => {
        attempt = null
        const reason = failure(error)
        if (wasLost && why === null) onNews(reason.message)
        why = reason
        if (!isClosed) timer = setTimeout(() => void tryAgain().catch(() => {}), pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        throw reason
      },
    )
    return attempt
  }

  try {
    await tryAgain()
  } catch (error) {
    isClosed = true
    if (timer !== null) clearTimeout(timer)
    throw error
  }
  return {
    async session() {
      if (current !== null) return current
      if (attempt !== null) return attempt
      throw why ?? new StoreError('closed', 'the store is closed')
    },
    async close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      return current ?? (await attempt?.catch(() => null)) ?? null
    },
  }
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000
