import { painted } from '../controls/painted.ts'

/** There are many things that only have a tip: Tab stops once at each group of them, and arrow keys lead on. */

const GROUP = '[data-tips]'
const THING = '[data-tip]'

const thingsIn = (group: Element): readonly HTMLElement[] => [...group.querySelectorAll<HTMLElement>(THING)]

/** Leaves one tab stop in every group: where the focus was last, or at its first thing. */
const keepOneStop = (root: ParentNode): void => {
  for (const group of root.querySelectorAll(GROUP)) {
    const things = thingsIn(group).filter(({ dataset }) => dataset['tip'] === 'only')
    const stop = things.find(({ tabIndex }) => tabIndex === 0) ?? things[0]
    for (const thing of things) {
      const index = thing === stop ? 0 : -1
      // This runs after many a change of the table: what is so already is left alone.
      if (thing.tabIndex !== index) thing.tabIndex = index
    }
  }
}

/** Keeps it so whatever comes and goes on the table; what a press led to is painted first. Returns how to stop. */
export const watchStops = (root: HTMLElement): (() => void) => {
  let isDue = false
  const watch = new MutationObserver(() => {
    if (isDue) return
    isDue = true
    void painted().then(() => {
      isDue = false
      keepOneStop(root)
    })
  })
  keepOneStop(root)
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-tip', 'data-tips'] })
  return () => watch.disconnect()
}

/** Moves the focus from a thing to its neighbours in the group. Returns whether the key did anything. */
export const walkThings = (from: HTMLElement, key: string): boolean => {
  const group = from.closest(GROUP)
  const things = group === null ? [] : thingsIn(group)
  const at = things.indexOf(from)
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 }[key]
  if (at < 0 || to === undefined) return false
  const next = things[to]
  if (next === undefined) return true
  if (from.dataset['tip'] === 'only') from.tabIndex = -1
  if (next.dataset['tip'] === 'only') {
    for (const thing of things) if (thing.dataset['tip'] === 'only') thing.tabIndex = -1
    next.tabIndex = 0
  }
  next.focus()
  return true
}
