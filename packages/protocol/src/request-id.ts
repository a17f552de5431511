import { z } from 'zod'

/** Every request that changes something carries an id chosen by the client, and is safe to send twice. */
export const REQUEST_ID = z.string().min(8).max(40)
