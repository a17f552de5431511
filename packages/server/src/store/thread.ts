import { workerData } from 'node:worker_threads'
import { storeErrorOf } from './file.ts'
import { type HereSettings, openHere } from './here.ts'
import { serveStore } from './serve-store.ts'

const settings = workerData as HereSettings

await serveStore(
  ({ onCommit, onSpoiled }) => openHere(settings, onCommit, onSpoiled),
  (error) => {
    const { code, message } = storeErrorOf(error, settings.path)
    return { code, message }
  },
)
