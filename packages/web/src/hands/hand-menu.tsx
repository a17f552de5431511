import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useWords } from '../words/use-words.tsx'
import { besideThing } from './beside.ts'
import { DeedButton } from './deed-button.tsx'
import styles from './hand-menu.module.css'
import type { Hold } from './use-hands.ts'

export type DrawnMove = { readonly is: string; readonly face: ReactNode; readonly className?: string | undefined }

type HandMenuProps = {
  readonly hands: Hold
  /** The board in which the thing lies. */
  readonly board: RefObject<HTMLElement | null>
  readonly moveText: (move: string) => string
  /** What will follow: a price, an effect. */
  readonly noteOn: (move: string) => string | null
  /** What will follow, drawn; `null` where words do. */
  readonly preview?: (move: string) => ReactNode
  /** What stands on the button of a move in place of its words; `null` where words do. */
  readonly drawn?: (move: string) => DrawnMove | null
  readonly busy: boolean
}

/** What can be done with the thing that the player has taken hold of, at the thing itself. */
export const HandMenu = (props: HandMenuProps): ReactElement | null => {
  const { held } = props.hands
  return held === null || held.moves.length === 0 ? null : (
    <Menu key={`${held.thing} ${held.moves.join()}`} {...props} thing={held.thing} moves={held.moves} />
  )
}

type MenuProps = HandMenuProps & { readonly thing: string | null; readonly moves: readonly string[] }

const Menu = (props: MenuProps): ReactElement => {
  const { hands, board, moveText, noteOn, preview, drawn, busy, thing, moves } = props
  const { text } = useWords()
  const menu = useRef<HTMLDivElement>(null)
  const [only] = moves.length === 1 ? moves : []
  useLayoutEffect(() => {
    // The focus first: it asks for the styles of the menu, which to be placed changes again.
    menu.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    if (menu.current !== null && board.current !== null) besideThing(menu.current, board.current, thing)
  }, [board, thing])
  useEffect(() => {
    return () => {
      const back = thing === null ? null : document.querySelector<HTMLElement>(`[data-anchor="${thing}"]`)
      // Whoever came by keyboard goes on where they were.
      if (menu.current?.contains(document.activeElement)) back?.focus({ preventScroll: true })
    }
  }, [thing])
  const note = only === undefined ? null : noteOn(only)
  const foreseen = only === undefined ? null : (preview?.(only) ?? null)
  return (
    <div ref={menu} className={styles['menu']} role="dialog" aria-label={text('hands.menu')} data-hand-menu>
      {only === undefined ? (
        <ul className={styles['list']}>
          {moves.map((move, index) => {
            const choice = drawn?.(move)
            return (
              <li key={move}>
                <DeedButton
                  {...{ hands, move, thing, busy }}
                  words={moveText(move)}
                  note={noteOn(move)}
                  isFirst={index === 0}
                  className={choice?.className}
                  choice={choice?.is}
                  face={choice?.face}
                />
              </li>
            )
          })}
        </ul>
      ) : (
        <div className={styles['ask']}>
          <strong>{moveText(only)}</strong>
          {foreseen ?? (note !== null && <p>{note}</p>)}
          <button
            type="button"
            className="button button--do"
            data-first
            data-move={only}
            aria-disabled={busy}
            onClick={() => hands.make(only)}
          >
            {text('hands.confirm')}
          </button>
        </div>
      )}
      <button type="button" className={styles['close']} onClick={hands.letGo}>
        {text('page.cancel')}
      </button>
    </div>
  )
}
