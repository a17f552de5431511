import type { Summary } from '../generic/summary.ts'
import { refusal } from './declining.ts'
import { ClassicDetails } from './details.tsx'
import { OfferForm } from './offer-form.tsx'
import { ClassicPlace } from './place.tsx'
import { describeOn, noteOn } from './pointing.ts'

/** How Classic is drawn on the generic board, until it has one of its own. */
export const classicSummary: Summary = {
  Place: ClassicPlace,
  Details: ClassicDetails,
  OpenForm: OfferForm,
  describe: describeOn,
  note: noteOn,
  refusal,
}
