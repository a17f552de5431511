import { classic, dealOf, offerOf } from '@ecumene/classic'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { RuleRefs } from '../../rulebook/rule-refs.tsx'
import { seatName } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import { useWords } from '../../words/use-words.tsx'
import { useVerdict } from '../generic/open-form.ts'
import { useDesk } from './desk.ts'
import styles from './offer-form.module.css'
import { type Counts, changed, type Draft, givable, NOTHING, type Tradable, wantable } from './offering.ts'
import { ownSeat } from './pointing.ts'
import { likenessOf } from './ruler-portrait.tsx'
import { breakable } from './syllables.ts'
import { tradableName, tradableSign } from './tradable.ts'

type OfferFormProps = {
  /** What is being put together; `null` before anything is. */
  readonly draft: Draft | null
  readonly onDraft: (draft: Draft | null) => void
  /** Whoever was made the last offer is spoken to again; `null` where nobody was. */
  readonly partner: number | null
  /** Whenever this grows, an offer of others was put on the scales, and they come into sight. */
  readonly turns: number
}

/** C-10.8: an offer put on two scales: a click adds one of what somebody has, a click on the scale takes it back. */
export const OfferForm = ({ draft, partner, turns, onDraft }: OfferFormProps): ReactElement | null => {
  const { view, say, text, busy, hands, room, moveText, props } = useDesk()
  const { text: pageText } = useWords()
  const seat = ownSeat(view)
  const noteId = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (turns > 0) form.current?.scrollIntoView({ block: 'nearest' })
  }, [turns])
  const [isOpen, setOpen] = useState(room === 'wide')
  const partners = view.players.flatMap((_player, other) => (other === seat ? [] : [other]))
  const { to, give, want } = draft ?? { to: partner ?? partners[0] ?? 0, give: NOTHING, want: NOTHING }
  const [own, other] = [seat === null ? undefined : view.players[seat], view.players[to]]
  const isEmpty = give.size === 0 && want.size === 0
  const notation = isEmpty ? null : classic.notation.notate(offerOf(dealOf(to, give, want)))
  const verdict = useVerdict(notation, props.whyNot)
  if (own === undefined || other === undefined) return null
  const isLegal = verdict !== null && verdict.reason === null
  const isBusy = busy || hands.isBusy
  if (!isOpen && draft === null) {
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {text('classicBoard.offer')}
      </button>
    )
  }
  return (
    <form
      ref={form}
      className={styles['form']}
      data-offer
      onSubmit={(event) => {
        event.preventDefault()
        if (notation === null || !isLegal || isBusy) return
        hands.make(notation)
        onDraft(null)
        setOpen(room === 'wide')
      }}
    >
      <h3>{text('classicBoard.offer')}</h3>
      <fieldset className={styles['partners']} data-one={partners.length === 1 || undefined}>
        <legend className="unseen">{text('classicBoard.offer.to')}</legend>
        {partners.map((other) => (
          <button
            key={other}
            type="button"
            data-seat={other}
            aria-pressed={other === to}
            onClick={() => onDraft({ to: other, give, want: other === to ? want : NOTHING })}
          >
            <Portrait seat={other} kind={props.state.seats[other]?.kind ?? 'open'} isSmall>
              {likenessOf(view, other)}
            </Portrait>
            <span>{seatName(props.state.seats, other, pageText)}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles['scales']}>
        <Scale
          title={text('classicBoard.offer.give')}
          side="give"
          things={givable(own, say)}
          counts={give}
          onChange={(counts) => onDraft({ to, give: counts, want })}
        />
        <Scale
          title={text('classicBoard.offer.want')}
          side="want"
          things={wantable(other, say)}
          counts={want}
          onChange={(counts) => onDraft({ to, give, want: counts })}
        />
      </div>
      <p id={noteId} className={styles['note']} role="status" data-legal={notation === null ? undefined : isLegal}>
        {notation === null ? text('classicBoard.offer.hint') : (verdict?.reason?.text ?? moveText(notation))}{' '}
        <RuleRefs rules={verdict?.reason?.rules ?? []} />
      </p>
      <div className={styles['ends']}>
        {(draft !== null || room === 'phone') && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onDraft(null)
              setOpen(room === 'wide')
            }}
          >
            {room === 'wide' ? text('classicBoard.offer.clear') : pageText('page.cancel')}
          </button>
        )}
        <button type="submit" className="button button--do" disabled={!isLegal || isBusy} aria-describedby={noteId}>
          {text('classicBoard.offer.make')}
        </button>
      </div>
    </form>
  )
}

type ScaleProps = {
  readonly title: string
  readonly side: 'give' | 'want'
  readonly things: readonly Tradable[]
  readonly counts: Counts
  readonly onChange: (counts: Counts) => void
}

/** Of what there is much, several are added at once. */
const MANY = 5

/** One scale: what lies on it above, what could be put on it below. */
const Scale = ({ title, side, things, counts, onChange }: ScaleProps): ReactElement => {
  const { say, text } = useDesk()
  // What is there no more can still be taken back.
  const laid = [...counts.keys()].map(
    (id) => things.find((thing) => thing.id === id) ?? { id, name: tradableName(id, say), most: 0 },
  )
  return (
    <fieldset className={styles['scale']}>
      <legend>{title}</legend>
      <ul className={styles['pan']} aria-label={title}>
        {laid.map((thing) => (
          <li key={thing.id}>
            <button
              type="button"
              className={styles['chip']}
              data-take={`${side} ${thing.id}`}
              aria-label={`${text('classicBoard.offer.takeBack')}: ${counts.get(thing.id) ?? 0} ${thing.name}`}
              onClick={() => onChange(changed(counts, thing, -1))}
            >
              <Icon name={tradableSign(thing.id)} size="15px" />
              <strong>{counts.get(thing.id)}</strong>
              <span>{breakable(thing.name)}</span>
              <Icon name="minus" size="10px" />
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles['store']}>
        {things.map((thing) => {
          const left = thing.most - (counts.get(thing.id) ?? 0)
          return (
            <li key={thing.id}>
              <button
                type="button"
                className={styles['chip']}
                data-add={`${side} ${thing.id}`}
                disabled={left === 0}
                onClick={() => onChange(changed(counts, thing, 1))}
              >
                <Icon name={tradableSign(thing.id)} size="15px" />
                <span>{breakable(thing.name)}</span>
                <small>{left}</small>
              </button>
              {left >= MANY && (
                <button
                  type="button"
                  className={styles['more']}
                  aria-label={`${thing.name} +${MANY}`}
                  onClick={() => onChange(changed(counts, thing, MANY))}
                >
                  +{MANY}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
