import { type ClockRule, MOVE_DAYS, type Terms, TIME_OUTS } from '@ecumene/protocol'
import { type ReactElement, useId } from 'react'
import { weekdayName, zoneName } from '../../clock/terms-words.ts'
import { Choice } from '../../controls/choice.tsx'
import { useWords } from '../../words/use-words.tsx'
import { NumberField } from './number-field.tsx'
import './terms-form.css'

type TermsFormProps = { readonly terms: Terms; readonly onChange: (terms: Terms) => void }

/** What a table agrees on about time. Nothing has to be chosen: without a clock there is nothing to agree on. */
export const TermsForm = ({ terms, onChange }: TermsFormProps): ReactElement => {
  const { text } = useWords()
  const { clock, timeOut, standIn } = terms
  const change = (chosen: Partial<Terms>) => onChange({ ...terms, ...chosen })
  return (
    <div className="terms-form">
      <Choice
        form="list"
        isLabelShown
        label={text('terms.clock')}
        value={clock.kind}
        onChange={(kind) => change({ clock: FIRST[kind] })}
        options={KINDS.map((kind) => ({ value: kind, text: text(`terms.clock.${kind}`) }))}
      />
      {clock.kind === 'increment' && <IncrementFields clock={clock} onChange={(chosen) => change({ clock: chosen })} />}
      {clock.kind === 'days' && <DayFields clock={clock} onChange={(chosen) => change({ clock: chosen })} />}
      {clock.kind !== 'none' && (
        <Choice
          form="list"
          isLabelShown
          label={text('terms.timeOut')}
          value={timeOut}
          onChange={(chosen) => change({ timeOut: chosen })}
          options={TIME_OUTS.map((kind) => ({ value: kind, text: text(`terms.timeOut.${kind}`) }))}
        />
      )}
      <label className="alternative">
        <input type="checkbox" checked={standIn} onChange={({ target }) => change({ standIn: target.checked })} />
        <span>{text('terms.standIn')}</span>
      </label>
    </div>
  )
}

const KINDS = ['none', 'increment', 'days'] as const

const FIRST: { readonly [Kind in ClockRule['kind']]: ClockRule } = {
  none: { kind: 'none' },
  increment: { kind: 'increment', baseMinutes: 10, incrementSeconds: 15 },
  days: { kind: 'days', days: 2, rest: null },
}

type FieldsProps<Kind extends ClockRule['kind']> = {
  readonly clock: Extract<ClockRule, { readonly kind: Kind }>
  readonly onChange: (clock: ClockRule) => void
}

const IncrementFields = ({ clock, onChange }: FieldsProps<'increment'>): ReactElement => {
  const { text } = useWords()
  return (
    <div className="terms-form__pair">
      <NumberField
        label={text('terms.base')}
        min={1}
        max={180}
        value={clock.baseMinutes}
        onChange={(baseMinutes) => onChange({ ...clock, baseMinutes })}
      />
      <NumberField
        label={text('terms.increment')}
        min={0}
        max={300}
        value={clock.incrementSeconds}
        onChange={(incrementSeconds) => onChange({ ...clock, incrementSeconds })}
      />
    </div>
  )
}

const DayFields = ({ clock, onChange }: FieldsProps<'days'>): ReactElement => {
  const { text, language } = useWords()
  const zoneId = useId()
  const weekdays = clock.rest?.weekdays ?? []
  const zone = clock.rest?.zone ?? ownZone()
  const rest = (days: readonly number[], at: string) =>
    onChange({ ...clock, rest: days.length === 0 ? null : { weekdays: days, zone: at } })
  return (
    <>
      <Choice
        isLabelShown
        label={text('terms.days')}
        value={String(clock.days)}
        onChange={(chosen) => onChange({ ...clock, days: Number(chosen) })}
        options={MOVE_DAYS.map((count) => ({ value: String(count), text: text('clock.days', { count }) }))}
      />
      <fieldset className="field">
        <legend className="field__label">{text('terms.rest')}</legend>
        <div className="terms-form__weekdays">
          {WEEKDAYS.map((day) => {
            const isChosen = weekdays.includes(day)
            const others = weekdays.filter((other) => other !== day)
            return (
              <label key={day} className="choice__item">
                <input
                  type="checkbox"
                  checked={isChosen}
                  // One day must be left to play on.
                  disabled={!isChosen && weekdays.length === WEEKDAYS.length - 1}
                  onChange={() => rest(isChosen ? others : [...others, day].sort(), zone)}
                  aria-label={weekdayName(day, language)}
                />
                <span className="choice__text">{weekdayName(day, language, 'short')}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
      {clock.rest !== null && (
        <div className="field">
          <label className="field__label" htmlFor={zoneId}>
            {text('terms.zone')}
          </label>
          <select id={zoneId} className="input" value={zone} onChange={({ target }) => rest(weekdays, target.value)}>
            {zones().map((each) => (
              <option key={each} value={each}>
                {zoneName(each)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The browser's own zone first, then UTC, then all others. */
const zones = (): readonly string[] => [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])]
