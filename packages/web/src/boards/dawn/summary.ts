import type { Summary } from '../generic/summary.ts'
import { DawnDetails } from './details.tsx'
import { DawnMap } from './map.tsx'
import './paint.css'
import { paint } from './paint.ts'
import { noteOn } from './pointing.ts'

/** How A New Dawn is drawn on the generic board, until it has one of its own. */
export const dawnSummary: Summary = { Place: DawnMap, Details: DawnDetails, paint, note: noteOn }
