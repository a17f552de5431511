import type { Argument, Message } from '@ecumene/kernel'
import type { en } from './en.ts'

/** Every text of the page. English is the list; a language that lacks one does not compile. */
export type PageKey = keyof typeof en

/** A message of the page, whose key is known to have words. */
export const word = (key: PageKey, args?: { readonly [name: string]: Argument }): Message<PageKey> =>
  args === undefined ? { key } : { key, args }
