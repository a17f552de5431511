import { type Catalogue, type Game, withCatalogueWords } from '@ecumene/kernel'
import { type ReactElement, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import { useDrawing } from './drawings.ts'
import './encyclopedia.css'
import { entriesOf, filtersOf, findEntries, type Wanted } from './entries.ts'
import { EntryList } from './entry-list.tsx'
import { EntryPage } from './entry-page.tsx'
import { Tools } from './tools.tsx'

type EncyclopediaProps = {
  readonly game: Game
  readonly catalogue: Catalogue
  /** The entry that is open, by its address (`wonder/piraeus`). */
  readonly opened: string | null
  readonly onOpen: (address: string | null) => void
  /** Opens a rule above the current screen; without it the rulebook's own page is opened. */
  readonly onRule: ((id: string) => void) | null
}

const EVERYTHING: Wanted = { query: '', kind: null, sorts: {} }

/** Everything in the box of a game: the list on the left, the entry on the right; on a phone one after the other. */
export const Encyclopedia = ({ game, catalogue, opened, onOpen, onRule }: EncyclopediaProps): ReactElement => {
  const vocabulary = useMemo(
    () => ({ presentation: { words: withCatalogueWords(game.presentation.words, catalogue.words) } }),
    [game, catalogue],
  )
  const { text, say, language } = useWords(vocabulary)
  const drawing = useDrawing(game.id)
  const [wanted, setWanted] = useState(EVERYTHING)
  const deferred = useDeferredValue(wanted)
  const root = useRef<HTMLDivElement>(null)
  const entries = useMemo(() => entriesOf(catalogue, say), [catalogue, say])
  const found = useMemo(() => findEntries(entries, deferred), [entries, deferred])
  const filters = useMemo(() => (wanted.kind === null ? [] : filtersOf(entries, wanted.kind)), [entries, wanted.kind])
  const entry = entries.find(({ address }) => address === opened) ?? null
  const kind = catalogue.kinds.find(({ id }) => id === entry?.kind)

  // Filters are named in the language of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what they depend on
  useEffect(() => setWanted((before) => ({ ...before, sorts: {} })), [language])

  // Opening an entry moves the focus to its name; closing it moves the focus back to the link.
  const before = useRef(opened)
  useEffect(() => {
    const left = before.current
    if (left === opened) return
    before.current = opened
    const place =
      opened === null
        ? root.current?.querySelector<HTMLElement>(`.entry-list [data-piece="${CSS.escape(left ?? '')}"]`)
        : root.current?.querySelector<HTMLElement>('.entry__name')
    place?.scrollIntoView({ block: opened === null ? 'center' : 'nearest' })
    place?.focus({ preventScroll: true })
  }, [opened])

  const nameOf = useMemo(() => {
    const names = new Map(entries.map(({ address, name }) => [address, name]))
    return (address: string) => names.get(address) ?? address
  }, [entries])

  return (
    <div className="encyclopedia" ref={root} data-opened={entry !== null || undefined} lang={language}>
      <div className="encyclopedia__index">
        <Tools wanted={wanted} onWant={setWanted} kinds={catalogue.kinds} filters={filters} say={say} />
        <p className="encyclopedia__found" role="status">
          {text('encyclopedia.found', { count: found.length })}
        </p>
        <EntryList
          gameId={game.id}
          kinds={catalogue.kinds}
          entries={found}
          opened={opened}
          say={say}
          drawing={drawing}
          onOpen={onOpen}
        />
      </div>
      <div className="encyclopedia__entry">
        {entry !== null && kind !== undefined ? (
          <EntryPage
            key={entry.address}
            gameId={game.id}
            entry={entry}
            kindName={say(kind.name)}
            say={say}
            drawing={drawing}
            nameOf={nameOf}
            onOpen={onOpen}
            onRule={onRule}
          />
        ) : (
          <p className="encyclopedia__hint">{text(opened === null ? 'encyclopedia.choose' : 'encyclopedia.unknown')}</p>
        )}
      </div>
    </div>
  )
}
