import { workerData } from 'node:worker_threads'
import { serveStore } from '../serve-store.ts'
import { placeOf } from './address.ts'
import { storeErrorOf } from './errors.ts'
import { openPostgresHere } from './here.ts'
import type { PostgresSettings } from './transactions.ts'

const settings = workerData as PostgresSettings

await serveStore(
  (events) => openPostgresHere(settings, events),
  (error) => {
    const { code, message } = storeErrorOf(error, placeOf(settings.url))
    return { code, message }
  },
)
