import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { paintFirst } from '../controls/paint-first.ts'

/** What a press leads to: `act` at once, and `draw` when the press has been painted. */
type Pressed = {
  /** Where the mark goes: the first of these selectors that finds anything. */
  readonly marked: readonly string[]
  readonly act?: () => void
  readonly draw: () => void
}

/**
 * The answer to a press, without React: its thing is marked (`data-doing`) as long as its move is under way, and the board takes
 * nothing new (`data-busy`). To draw what follows takes many times as long, and comes after the paint.
 */
export const usePressing = (board: RefObject<HTMLElement | null>, isBusy: boolean): ((pressed: Pressed) => void) => {
  const isPressed = useRef(false)
  const busy = useRef(isBusy)
  const thing = useRef<Element | null>(null)
  const settle = useCallback(() => {
    const isUnderWay = isPressed.current || busy.current
    board.current?.toggleAttribute('data-busy', isUnderWay)
    if (isUnderWay) return
    thing.current?.removeAttribute('data-doing')
    thing.current = null
  }, [board])
  useLayoutEffect(() => {
    busy.current = isBusy
    settle()
  })
  return useCallback(
    ({ marked, act, draw }) => {
      if (isPressed.current || busy.current) return
      isPressed.current = true
      thing.current = firstOf(board.current, marked)
      thing.current?.setAttribute('data-doing', '')
      settle()
      const painted = paintFirst()
      act?.()
      void painted.then(() => {
        flushSync(draw)
        isPressed.current = false
        settle()
      })
    },
    [board, settle],
  )
}

const firstOf = (board: HTMLElement | null, selectors: readonly string[]): Element | null => {
  for (const selector of selectors) {
    const found = board?.querySelector(selector)
    if (found != null) return found
  }
  return null
}

export const thingMarked = (thing: string): string => `[data-anchor="${CSS.escape(thing)}"]`

/** A move is pressed in the menu of its thing, at the thing itself, or in a list. */
export const marksOf = (move: string, thing: string | null): readonly string[] => {
  const button = `[data-move="${CSS.escape(move)}"]`
  return [`[data-hand-menu] ${button}`, ...(thing === null ? [] : [thingMarked(thing)]), button]
}
