import type { Command } from '@ecumene/protocol'

/** The key of a request within its match. It includes the seat, so that nobody can use up another's ids. */
export const requestKey = ({ seat, id }: Pick<Command, 'seat' | 'id'>): string => `${seat}:${id}`
