import type { RefCallback } from 'react'

/** A line of a tip, and where to read on: the entry of the piece that it is about, the rules behind it. */
export type TipLine = { readonly words: string; readonly piece?: string; readonly rules?: readonly string[] }

/** What is told of a thing. A piece of the encyclopedia (`wonder/petra`) tells everything itself; what is given goes first. */
export type Tip = {
  readonly name?: string
  readonly piece?: string
  readonly lines?: readonly TipLine[]
  readonly rules?: readonly string[]
}

/** Made when somebody asks: a map has hundreds of places, and hardly one of them is looked at. */
export type Tell = () => Tip

const tells = new WeakMap<Element, Tell>()

/** What makes an element tell about itself; `only` where that is all that it is there for. */
export const telling = <Thing extends Element>(
  tell: Tell,
  job: 'only' | 'too' = 'too',
): { readonly 'data-tip': 'only' | 'too'; readonly ref: RefCallback<Thing> } => ({
  'data-tip': job,
  ref: (thing) => {
    if (thing !== null) tells.set(thing, tell)
  },
})

/** What a thing tells; one that nobody has written a tip for tells its name. */
export const tipOf = (thing: Element): Tip => tells.get(thing)?.() ?? { name: nameOf(thing) }

const nameOf = (thing: Element): string =>
  thing.getAttribute('title') ??
  thing.getAttribute('aria-label') ??
  thing.querySelector('.unseen')?.textContent ??
  thing.textContent ??
  ''
