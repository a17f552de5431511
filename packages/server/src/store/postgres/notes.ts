import type { Append } from '../store.ts'

/**
 * What a server tells others goes into a note for each of those whom it concerns, and for nobody else: with ten times the players
 * there are ten times the nodes and ten times the moves, and each node still hears only of its own tables. An entry is told as a
 * whole, so that nobody has to read it again; of everything else a note says only where to look (`ply` is `JUST_LOOK` there).
 *
 * `page` is the number of the writer's transaction. A server has one transaction at a time, so its pages become visible in order.
 */
/** Instead of the ply of an entry. */
export const JUST_LOOK = -1

const COLUMNS = 'node, source, page, match, ply, entry, version, change, said'

/** Servers that have the table of a match open, and those at which people are connected who sit there. */
const concernedBy = (match: string): string => `
  SELECT here.node FROM here WHERE here.match = ${match}
  UNION SELECT here.node FROM sitting JOIN here ON here.guest = sitting.guest WHERE sitting.match = ${match}`

/** The part of a statement that tells of entries: `written` has their keys, `given` what they are. */
export const tellingEntries = (self: string, page: string): string => `
  INSERT INTO notes (${COLUMNS})
  SELECT concerned.node, ${self}, ${page}, given.match, given.ply, given.entry, given.version, given.change, 0
  FROM written JOIN given ON given.match = written.match AND given.ply = written.ply
  CROSS JOIN LATERAL (${concernedBy('written.match')}) AS concerned
  WHERE concerned.node <> ${self}`

/** Tells of tables that were changed otherwise ($3), and at which of them something was said ($4, as numbers). */
export const TELL = `
  INSERT INTO notes (${COLUMNS})
  SELECT concerned.node, $1::text, $2::bigint, told.match, ${JUST_LOOK}, NULL, NULL, NULL, told.said
  FROM unnest($3::text[], $4::integer[]) AS told (match, said)
  CROSS JOIN LATERAL (${concernedBy('told.match')}) AS concerned
  WHERE concerned.node <> $1`

/** What an entry changes in the row of its table, as text; `null` for nothing. */
export const changeText = ({ status, waitsForBot, time }: Append): string | null =>
  status === undefined && waitsForBot === undefined && time === undefined
    ? null
    : JSON.stringify({ status, waitsForBot, time })
