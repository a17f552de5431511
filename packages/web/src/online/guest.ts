import { type Message, ok, type Result } from '@ecumene/kernel'
import { remember, remembered } from '../memory/remembered.ts'
import { api } from './api.ts'

export const NAME_LENGTH = 24

/** The name under which this browser plays, here and online; empty until one is chosen. */
export const myName = (): string => remembered('name') ?? ''

/** A name as the server takes it: one line, no control characters, not too long. */
export const tidyName = (name: string): string => {
  let tidy = ''
  // Whole characters only: half an emoji is no name.
  for (const character of name.replace(/\p{C}/gu, ' ').trim()) {
    if (tidy.length + character.length > NAME_LENGTH) break
    tidy += character
  }
  return tidy.trim()
}

/** Keeps the name here, and tells the server, which may be out of reach: then it learns it before the next table. */
export const rename = async (name: string): Promise<void> => {
  const tidy = tidyName(name)
  remember('name', tidy)
  if (tidy !== '') await api.rename(tidy)
}

/** Makes sure that the server knows who plays: gets the guest's cookie, and gives it the name chosen here. */
export const introduce = async (fallback: string): Promise<Result<void, Message>> => {
  const guest = await api.guest()
  if (!guest.ok) return guest
  const name = myName() === '' ? fallback : myName()
  if (guest.value.name === name) return ok(undefined)
  const renamed = await api.rename(name)
  return renamed.ok ? ok(undefined) : renamed
}
