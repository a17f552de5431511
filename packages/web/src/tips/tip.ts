import type { RefCallback } from 'react'

/** A line of a tip, with links: to the entry of the piece it is about, and to the rules behind it. */
export type TipLine = { readonly words: string; readonly piece?: string; readonly rules?: readonly string[] }

/** What is said about a thing. A piece of the encyclopedia (`wonder/petra`) brings all of it; other fields override. */
export type Tip = {
  readonly name?: string
  readonly piece?: string
  readonly lines?: readonly TipLine[]
  readonly rules?: readonly string[]
}

/** Made on demand: a map has hundreds of places, and few of them are ever looked at. */
type MakeTip = () => Tip

const makers = new WeakMap<Element, MakeTip>()

/** Gives an element a tip; `only` where that is all the element is there for. */
export const telling = <Thing extends Element>(
  make: MakeTip,
  job: 'only' | 'too' = 'too',
): { readonly 'data-tip': 'only' | 'too'; readonly ref: RefCallback<Thing> } => ({
  'data-tip': job,
  ref: (thing) => {
    if (thing !== null) makers.set(thing, make)
  },
})

/** The tip of a thing; one without a tip of its own shows its name. */
export const tipOf = (thing: Element): Tip => makers.get(thing)?.() ?? { name: nameOf(thing) }

const nameOf = (thing: Element): string =>
  thing.getAttribute('title') ??
  thing.getAttribute('aria-label') ??
  thing.querySelector('.unseen')?.textContent ??
  thing.textContent ??
  ''
