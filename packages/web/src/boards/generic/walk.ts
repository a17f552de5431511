import type { KeyboardEvent } from 'react'

/** Moves the focus among the moves inside an element: arrows step, Home and End jump. */
export const walkMoves = (event: KeyboardEvent<HTMLElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-move]')]
  const focused = document.activeElement
  const at = focused instanceof HTMLButtonElement ? buttons.indexOf(focused) : -1
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
  // From a text field only the way down leads to the moves: the other keys belong to the text.
  if (to === undefined || (at === -1 && event.key !== 'ArrowDown')) return
  event.preventDefault()
  buttons[Math.min(buttons.length - 1, Math.max(0, to))]?.focus()
}
