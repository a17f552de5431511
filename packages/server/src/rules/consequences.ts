import type { AtMatch, RowChange, Sight } from './jobs.ts'

/** What a change of the match means for the row of its table. */
export const consequences = ({ over, forBots }: Sight, { row }: Pick<AtMatch, 'row'>): RowChange => {
  const status = over ? 'over' : 'playing'
  const waitsForBot = forBots !== null
  return {
    status: status === row.status ? undefined : status,
    waitsForBot: waitsForBot === row.waitsForBot ? undefined : waitsForBot,
  }
}
