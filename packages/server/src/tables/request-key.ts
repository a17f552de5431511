import type { Command } from '@ecumene/protocol'

/** Names a request within its match. Seats have their own names: nobody can use up the ids of another. */
export const requestKey = ({ seat, id }: Pick<Command, 'seat' | 'id'>): string => `${seat}:${id}`
