import { classic, dealOf, offerOf, type View } from '@ecumene/classic'
import { type ReactElement, useId, useState } from 'react'
import { RuleRefs } from '../../rulebook/rule-refs.tsx'
import { type OpenFormProps, useVerdict } from '../generic/open-form.ts'
import styles from './offer-form.module.css'
import { givable, type Tradable, wantable } from './offering.ts'
import { ownSeat } from './pointing.ts'
import { useClassicText } from './words/words.ts'
import '../generic/generic-board.css'

type Counts = ReadonlyMap<string, number>

const NOTHING: Counts = new Map()

/** C-10.8: an offer put together from what both players have. Chosen numbers, no notation to learn. */
export const OfferForm = ({ seen, say, nameOf, busy, submit, whyNot }: OpenFormProps): ReactElement | null => {
  const view = seen.view as View
  const text = useClassicText(nameOf)
  const seat = ownSeat(view)
  const noteId = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const [give, setGive] = useState(NOTHING)
  const [want, setWant] = useState(NOTHING)
  const partners = view.players.flatMap((_player, other) => (other === seat ? [] : [other]))
  const to = chosen ?? partners[0] ?? 0
  const [own, partner] = [seat === null ? undefined : view.players[seat], view.players[to]]
  const isEmpty = give.size === 0 && want.size === 0
  const notation = isEmpty ? null : classic.notation.notate(offerOf(dealOf(to, give, want)))
  const verdict = useVerdict(notation, whyNot)
  if (view.asked?.kind !== 'negotiate' || own === undefined || partner === undefined) return null
  const isLegal = verdict !== null && verdict.reason === null

  return (
    <form
      className={styles['form']}
      data-offer
      onSubmit={(event) => {
        event.preventDefault()
        if (notation === null || !isLegal || busy) return
        submit(notation)
        setGive(NOTHING)
        setWant(NOTHING)
      }}
    >
      <h3>{text('classicBoard.offer')}</h3>
      <p className={styles['hint']}>{text('classicBoard.offer.hint')}</p>
      {partners.length > 1 && (
        <label className="field">
          <span className="field__label">{text('classicBoard.offer.to')}</span>
          <select
            className="input"
            value={to}
            onChange={({ target }) => {
              setChosen(Number(target.value))
              setWant(NOTHING)
            }}
          >
            {partners.map((other) => (
              <option key={other} value={other}>
                {nameOf(other)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles['halves']}>
        <Half
          title={text('classicBoard.offer.give')}
          side="give"
          things={givable(own, say)}
          counts={give}
          onChange={setGive}
        />
        <Half
          title={text('classicBoard.offer.want')}
          side="want"
          things={wantable(partner, say)}
          counts={want}
          onChange={setWant}
        />
      </div>
      <p id={noteId} className="open-move__note" role="status" data-legal={isLegal}>
        {notation !== null && (verdict?.reason?.text ?? sayMove(notation, say))}{' '}
        <RuleRefs rules={verdict?.reason?.rules ?? []} />
      </p>
      <button type="submit" className="button" disabled={!isLegal || busy} aria-describedby={noteId}>
        {text('classicBoard.offer.make')}
      </button>
    </form>
  )
}

const sayMove = (notation: string, say: OpenFormProps['say']): string => {
  const move = classic.notation.parse(notation)
  return move === null ? '' : say(classic.presentation.describe.move(move))
}

type HalfProps = {
  readonly title: string
  readonly side: 'give' | 'want'
  readonly things: readonly Tradable[]
  readonly counts: Counts
  readonly onChange: (counts: Counts) => void
}

const Half = ({ title, side, things, counts, onChange }: HalfProps): ReactElement => (
  <fieldset className={styles['half']}>
    <legend>{title}</legend>
    {things.map(({ id, name, most }) => (
      <label key={id}>
        <span>{name}</span>
        <input
          className="input"
          type="number"
          inputMode="numeric"
          name={`${side} ${id}`}
          min={0}
          max={most}
          value={counts.get(id) ?? 0}
          onChange={({ target }) => {
            const count = Math.min(most, Math.max(0, Math.trunc(Number(target.value)) || 0))
            const others = [...counts].filter(([other]) => other !== id)
            onChange(new Map(count === 0 ? others : [...others, [id, count]]))
          }}
        />
      </label>
    ))}
  </fieldset>
)
