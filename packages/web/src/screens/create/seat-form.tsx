import { LEVELS } from '@ecumene/bots'
import { NAME_LENGTH, unitsIn } from '@ecumene/protocol'
import type { ReactElement } from 'react'
import { Portrait } from '../../seats/portrait.tsx'
import { useWords } from '../../words/use-words.tsx'
import { levelOf, type Sitter, sittersFor, type Where } from './wishes.ts'

type SeatFormProps = {
  readonly where: Where
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly onSit: (seat: number, sitter: Sitter) => void
  readonly onName: (seat: number, name: string) => void
}

/** Who sits where. */
export const SeatForm = ({ where, sitters, names, onSit, onName }: SeatFormProps): ReactElement => {
  const { text } = useWords()
  const sitterText = (sitter: Sitter): string => {
    const level = levelOf(sitter)
    if (level !== null) return text('create.who.bot', { level: text(`level.${level}`).toLowerCase() })
    return text(sitter === 'me' ? 'create.who.me' : sitter === 'open' ? 'create.who.open' : 'create.who.person')
  }
  return (
    <ol className="seat-form">
      {sitters.map((sitter, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
        <li key={seat} className="seat-form__seat">
          <Portrait seat={seat} kind={levelOf(sitter) === null ? (sitter === 'open' ? 'open' : 'person') : 'bot'} />
          <div className="seat-form__fields">
            <span className="seat-form__label">{text('create.seat', { number: seat + 1 })}</span>
            <select
              className="input"
              aria-label={text('create.who', { number: seat + 1 })}
              value={sitter}
              onChange={({ target }) => {
                const chosen = sittersFor(where, LEVELS).find((known) => known === target.value)
                if (chosen !== undefined) onSit(seat, chosen)
              }}
            >
              {sittersFor(where, LEVELS).map((known) => (
                <option key={known} value={known}>
                  {sitterText(known)}
                </option>
              ))}
            </select>
            {sitter === 'person' && (
              <input
                className="input"
                aria-label={text('create.personName', { number: seat + 1 })}
                value={names[seat] ?? ''}
                placeholder={text('create.player', { number: seat + 1 })}
                maxLength={unitsIn(NAME_LENGTH)}
                autoComplete="off"
                onChange={({ target }) => onName(seat, target.value)}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
