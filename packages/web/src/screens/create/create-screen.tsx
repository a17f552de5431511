import { type Message, seatsWith } from '@ecumene/kernel'
import { NO_TERMS, tidyName } from '@ecumene/protocol'
import { type ReactElement, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Choice } from '../../controls/choice.tsx'
import { type LoadedEdition, useEdition } from '../../games/use-edition.ts'
import { api, tableAddress } from '../../online/api.ts'
import { introduce, myName } from '../../online/guest.ts'
import { HANDOVERS, type Handover } from '../../table/local-game.ts'
import { createLocalGame } from '../../table/local-store.ts'
import { useWords } from '../../words/use-words.tsx'
import { useLevel } from '../home/level-choice.tsx'
import { NotFound } from '../not-found.tsx'
import { TopBar } from '../top-bar.tsx'
import './create-screen.css'
import { defaultsOf, fieldsWith, formFields, type OptionValues, valuesWith } from './option-fields.ts'
import { OptionForm } from './option-form.tsx'
import { SeatForm } from './seat-form.tsx'
import { TermsForm } from './terms-form.tsx'
import { useWishes } from './use-wishes.ts'
import { seatCounts, toLocalSeats, toSeatWishes, WHERES } from './wishes.ts'

export const CreateScreen = ({ editionId }: { readonly editionId: string }): ReactElement => {
  const edition = useEdition(editionId)
  return edition === null ? <NotFound /> : <CreateForm edition={edition} />
}

const CreateForm = ({ edition }: { readonly edition: LoadedEdition }): ReactElement => {
  const { rules: game } = edition
  const { text, say } = useWords(game)
  const [level] = useLevel()
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('where')
  const wishes = useWishes(game, WHERES.find((where) => where === asked) ?? 'solo', level)
  const fields = formFields(edition)
  const [options, setOptions] = useState<OptionValues>(() => ({ ...defaultsOf(fields), ...edition.options }))
  const seats = seatsWith(game, options)
  const chooseOptions = (chosen: OptionValues) => {
    setOptions(chosen)
    const { max } = seatsWith(game, chosen)
    if (wishes.sitters.length > max) wishes.chooseCount(max)
  }
  const [handover, setHandover] = useState<Handover>('secrets')
  const [access, setAccess] = useState<'private' | 'public'>('private')
  const [terms, setTerms] = useState(NO_TERMS)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Message | null>(null)

  const create = async () => {
    const chosen = valuesWith(options, fields, wishes.sitters.length)
    setBusy(true)
    setProblem(null)
    if (wishes.where !== 'online') {
      const names = wishes.sitters.map(
        (_sitter, seat) => tidyName(wishes.names[seat] ?? '') || text('create.player', { number: seat + 1 }),
      )
      const seats = toLocalSeats(wishes.sitters, names, myName())
      navigate(createLocalGame({ game: game.id, seats, options: chosen, handover }))
      return
    }
    const known = await introduce(text('home.guest'))
    const table = known.ok
      ? await api.create({
          game: game.id,
          options: chosen,
          seats: toSeatWishes(wishes.sitters),
          isPublic: access === 'public',
          terms,
        })
      : known
    setBusy(false)
    if (table.ok) navigate(tableAddress(table.value.id))
    else setProblem(table.error)
  }

  return (
    <>
      <TopBar />
      <main className="create" id="content" tabIndex={-1}>
        <header className="create__head">
          <p>{say(edition.name)}</p>
          <h1>{text('create.title')}</h1>
        </header>
        <form
          className="create__form"
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          <Choice
            label={text('create.where')}
            value={wishes.where}
            onChange={wishes.chooseWhere}
            options={WHERES.map((where) => ({ value: where, text: text(`create.where.${where}`) }))}
          />
          <div className="create__columns">
            <div className="create__column">
              <section className="create__part" aria-labelledby="create-seats">
                <h2 id="create-seats">{text('create.seats')}</h2>
                {seats.min < seats.max && (
                  <Choice
                    label={text('create.seatCount')}
                    isLabelShown
                    value={String(wishes.sitters.length)}
                    onChange={(count) => wishes.chooseCount(Number(count))}
                    options={seatCounts({ seats }).map((count) => ({ value: String(count), text: count }))}
                  />
                )}
                <SeatForm {...wishes} onSit={wishes.sit} onName={wishes.name} />
                {!wishes.sitters.some((sitter) => sitter === 'me' || sitter === 'person' || sitter === 'open') && (
                  <p className="create__note">{text('create.noPerson')}</p>
                )}
                {wishes.where === 'hotSeat' && wishes.sitters.filter((sitter) => sitter === 'person').length > 1 && (
                  <Choice
                    form="list"
                    isLabelShown
                    label={text('create.handover')}
                    value={handover}
                    onChange={setHandover}
                    options={HANDOVERS.map((rule) => ({ value: rule, text: text(`create.handover.${rule}`) }))}
                  />
                )}
                {wishes.where === 'online' && (
                  <Choice
                    form="list"
                    isLabelShown
                    label={text('create.access')}
                    value={access}
                    onChange={setAccess}
                    options={(['private', 'public'] as const).map((kind) => ({
                      value: kind,
                      text: text(`create.access.${kind}`),
                    }))}
                  />
                )}
              </section>
              {wishes.where === 'online' && (
                <section className="create__part" aria-labelledby="create-terms">
                  <h2 id="create-terms">{text('terms.title')}</h2>
                  <TermsForm terms={terms} onChange={setTerms} />
                </section>
              )}
            </div>
            <section className="create__part" aria-labelledby="create-options">
              <h2 id="create-options">{text('create.options')}</h2>
              {fields.length === 0 && <p className="create__note">{text('create.options.none')}</p>}
              <OptionForm
                fields={fieldsWith(fields, wishes.sitters.length)}
                values={options}
                say={say}
                onChange={chooseOptions}
              />
            </section>
          </div>
          <div className="create__actions">
            <p role="alert" className="create__problem">
              {problem !== null && say(problem)}
            </p>
            <button type="submit" className="button button--do create__start" disabled={isBusy}>
              {text(wishes.where === 'online' ? 'create.invite' : 'create.start')}
            </button>
          </div>
        </form>
      </main>
    </>
  )
}
