import type { CDPSession } from 'playwright-core'

export type Point = { readonly x: number; readonly y: number }

/** Touches, as a phone reports them. They rest before lifting, because a browser takes a tap after a fling for a stop. */
export const touching = async (wire: CDPSession, ...ways: readonly (readonly [Point, Point])[]): Promise<void> => {
  const at = (share: number) =>
    ways.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 8; step++) {
    await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) })
  }
  await new Promise((resolve) => setTimeout(resolve, 200))
  await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1) })
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
