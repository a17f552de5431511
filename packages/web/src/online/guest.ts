import { type Message, ok, type Result } from '@ecumene/kernel'
import { tidyName } from '@ecumene/protocol'
import { remember, remembered } from '../memory/remembered.ts'
import { api } from './api.ts'

/** The name under which this browser plays, here and online; empty until one is chosen. */
export const myName = (): string => remembered('name') ?? ''

/** Keeps the name here, and tells the server; if that is out of reach, it learns the name before the next table. */
export const rename = async (name: string): Promise<void> => {
  const tidy = tidyName(name)
  remember('name', tidy)
  if (tidy !== '') await api.rename(tidy)
}

/** Makes sure that the server knows who is playing: gets the guest's cookie, and tells the server the name chosen here. */
export const introduce = async (fallback: string): Promise<Result<void, Message>> => {
  const guest = await api.guest()
  if (!guest.ok) return guest
  const name = myName() === '' ? fallback : myName()
  if (guest.value.name === name) return ok(undefined)
  const renamed = await api.rename(name)
  return renamed.ok ? ok(undefined) : renamed
}
