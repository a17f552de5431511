import type { Game } from '@ecumene/kernel'
import {
  memo,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Reason, WhyNot } from '../boards/board.ts'
import { useWords } from '../words/use-words.tsx'
import { aroundOf } from './around.ts'
import { followThing } from './follow.ts'
import { watchStops } from './one-stop.ts'
import { placeTip } from './place.ts'
import { type Tip, tipOf } from './tip.ts'
import { TipBody } from './tip-body.tsx'
import './tips.css'
import { watchThings } from './watch.ts'

type TipsProps = {
  readonly game: Game
  /** The board whose things have tips. */
  readonly within: RefObject<HTMLElement | null>
  readonly whyNot: WhyNot
  /** Changes with the position: an open tip is updated and stays open. */
  readonly version: number
}

type Shown = { readonly thing: HTMLElement; readonly tip: Tip; readonly why: Reason | null }

/**
 * What a thing inside `within` is and does, with links to its rules and its entry: for a resting pointer, for the
 * keyboard, and for a finger. It is above everything, so nothing cuts it off, and is part of the page, not a window.
 */
export const Tips = memo(({ game, within, whyNot, version }: TipsProps): ReactElement => {
  const [shown, setShown] = useState<Shown | null>(null)
  const tip = useRef<HTMLDivElement>(null)
  const latest = useRef<HTMLElement | null>(null)
  const id = useId()
  const { language } = useWords()

  const show = useCallback(
    (thing: HTMLElement) => {
      latest.current = thing
      setShown({ thing, tip: tipOf(thing), why: null })
      const move = thing.dataset['why'] ?? thing.dataset['refused']
      if (move === undefined) return
      whyNot(move).then(
        (why) => setShown((now) => (now?.thing === thing ? { ...now, why } : now)),
        () => undefined,
      )
    },
    [whyNot],
  )
  const hide = useCallback(() => {
    const thing = latest.current
    if (thing === null) return
    // The tip is still that of the thing, so focusing it does not open the tip again.
    if (tip.current?.contains(document.activeElement) === true) thing.focus({ preventScroll: true })
    latest.current = null
    setShown(null)
  }, [])

  useEffect(() => {
    const root = within.current
    const element = tip.current
    if (root === null || element === null) return
    return watchThings({
      root,
      tip: element,
      shown: () => latest.current,
      show,
      hide,
      // Once it is rendered.
      enter: () => requestAnimationFrame(() => element.focus({ preventScroll: true })),
    })
  }, [within, show, hide])

  // A move may have changed the tip, or removed the thing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: version and language are what it depends on
  useEffect(() => {
    const thing = latest.current
    if (thing === null) return
    if (thing.isConnected) setShown((now) => (now === null ? null : { ...now, tip: tipOf(thing) }))
    else hide()
  }, [version, language])

  useEffect(() => (within.current === null ? undefined : watchStops(within.current)), [within])

  const thing = shown?.thing ?? null
  useLayoutEffect(() => {
    const element = tip.current
    if (thing === null || element === null) return
    element.showPopover()
    const isDescribed = thing.hasAttribute('aria-describedby')
    if (!isDescribed) thing.setAttribute('aria-describedby', id)
    return () => {
      if (!isDescribed) thing.removeAttribute('aria-describedby')
      if (element.isConnected) element.hidePopover()
    }
  }, [thing, id])
  useLayoutEffect(() => {
    const element = tip.current
    if (shown === null || element === null) return
    const { thing } = shown
    return followThing(thing, element, () => {
      const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const around = aroundOf(thing, within.current, element)
      return placeTip(thing.getBoundingClientRect(), element.getBoundingClientRect(), screen, around)
    })
  }, [shown, within])

  return (
    <div ref={tip} popover="manual" role="dialog" aria-labelledby={`${id}-name`} tabIndex={-1} className="tip">
      {shown !== null && <TipBody id={id} game={game} tip={shown.tip} why={shown.why} onFollow={hide} />}
    </div>
  )
})
Tips.displayName = 'Tips'
