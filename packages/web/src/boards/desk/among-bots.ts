import type { BoardProps } from '../board.ts'

/** Are all others bots? They agree to whatever is taken back. */
export const isAmongBots = ({ state }: Pick<BoardProps, 'state'>, seat: number | null): boolean =>
  state.seats.every(({ kind }, other) => other === seat || kind === 'bot')
