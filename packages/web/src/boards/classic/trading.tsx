import type { ReactElement } from 'react'
import { useDesk } from './desk.ts'
import { OfferForm } from './offer-form.tsx'

/** Offers that lie on the table, and one to make. */
export const Trading = (): ReactElement | null => {
  const { seen, say, nameOf, busy, hands, isAsked, props } = useDesk()
  return isAsked ? (
    <OfferForm seen={seen} say={say} nameOf={nameOf} busy={busy} submit={hands.make} whyNot={props.whyNot} />
  ) : null
}
