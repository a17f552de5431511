import type { OfferView } from '@ecumene/classic'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { isAmongBots } from '../desk/among-bots.ts'
import { isGivenFor } from '../desk/refusal.ts'
import { refusesSetting } from '../desk/refuses.ts'
import { Refusing } from '../desk/refusing.tsx'
import { isPlain, refusal } from './declining.ts'
import { useDesk } from './desk.ts'
import { OfferCard } from './offer-card.tsx'
import { fatesOf, lastSettled } from './offer-fates.ts'
import { OfferForm } from './offer-form.tsx'
import { type Draft, onceMore, turnedRound } from './offering.ts'
import { ownSeat } from './pointing.ts'
import styles from './trading.module.css'

/** Offers that lie on the table, what became of others, and one to make. Who can only pass may have it done for them. */
export const Trading = (): ReactElement | null => {
  const desk = useDesk()
  const { seen, view, viewer, room, text, isAsked, props } = desk
  const [kept, setKept] = useState<{ readonly of: string; readonly draft: Draft | null } | null>(null)
  const seat = ownSeat(view)
  // Whoever sits down at this screen next must not see what another was about to give.
  const of = `${seat} ${view.round}`
  const draft = kept?.of === of ? kept.draft : null
  const setDraft = (next: Draft | null) => setKept({ of, draft: next })
  // How often an offer was put on the scales from its card, which may lie far above them.
  const [turns, setTurns] = useState(0)
  const bringUp = (next: Draft) => {
    setDraft(next)
    setTurns(turns + 1)
  }
  const own = seat === null ? undefined : view.players[seat]
  const { phase, offers: open } = view
  const { history } = seen
  const fates = useMemo(
    () => (phase === 'trade' && seat !== null ? fatesOf({ history, open }, seat) : []),
    [phase, history, open, seat],
  )
  const made = fates.filter(({ from }) => from === seat)
  const past = seat === null ? [] : lastSettled(fates, seat)
  const isBargaining = draft !== null || made.length > 0
  // Whoever puts something together is not taken away from it; else what is offered and answered comes into sight.
  const offers = useRef<HTMLElement>(null)
  const news = [...open.map(({ number }) => number), ...past.map(({ number, fate }) => `${number} ${fate}`)].join()
  const isIdle = useRef(true)
  isIdle.current = draft === null
  useEffect(() => {
    if (news !== '' && isIdle.current) offers.current?.scrollIntoView({ block: 'nearest' })
  }, [news])
  const answer = isAsked ? refusal(seen, { isAmongBots: isAmongBots(props, seat), isBargaining }) : null
  const refuses = refusesSetting.use()
  // A form that comes and goes in a moment would only puzzle.
  const isPassing = answer !== null && isGivenFor(refuses, seen, answer)
  const isTrading = isAsked && view.asked?.kind === 'negotiate'
  return (
    <>
      {view.offers.length + past.length > 0 && (
        <section ref={offers} className={styles['offers']} aria-labelledby="offers">
          <h2 id="offers">{text('classicBoard.offers')}</h2>
          <ul>
            {answeredFirst(view.offers, seat).map((offer) => (
              <OfferCard
                key={offer.number}
                offer={offer}
                fate="open"
                onCounter={
                  isTrading && own !== undefined && offer.to === seat ? () => bringUp(turnedRound(offer, own)) : null
                }
              />
            ))}
            {past.map((offer) => (
              <OfferCard
                key={offer.number}
                offer={offer}
                fate={offer.fate}
                onCounter={null}
                onChange={
                  isTrading && own !== undefined && offer.from === seat && offer.fate !== 'accepted'
                    ? () => bringUp(onceMore(offer, own))
                    : null
                }
              />
            ))}
          </ul>
        </section>
      )}
      {isTrading && !isPassing && (
        <OfferForm draft={draft} partner={made.at(-1)?.to ?? null} turns={turns} onDraft={setDraft} />
      )}
      {viewer !== null && seen.outcome === null && (room === 'wide' || answer !== null) && (
        <Refusing desk={desk} answer={answer} isSecret={!isPlain(view.asked?.kind)} />
      )}
    </>
  )
}

/** Offers that wait for the viewer's own answer come first. */
const answeredFirst = (offers: readonly OfferView[], seat: number | null): readonly OfferView[] => [
  ...offers.filter(({ to }) => to === seat),
  ...offers.filter(({ to }) => to !== seat),
]
