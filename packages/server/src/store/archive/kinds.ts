/**
 * Everything a store keeps, as rows that belong to no database: what a backup holds, and what goes from one store to another.
 * The kinds follow each other in this order, the rows of a kind in the order of its key, and texts by their bytes; so two
 * stores with the same in them give the same rows one by one. `nodes` and `schema_version` are about servers, not in here.
 */
export const KINDS: readonly Kind[] = [
  { name: 'guests', columns: { id: 'text', name: 'text', created_at: 'number' }, key: ['id'] },
  {
    name: 'tables',
    columns: {
      id: 'text',
      version: 'number',
      game: 'text',
      rules: 'text',
      options: 'text',
      seats: 'text',
      seed: 'text',
      deal: 'text',
      status: 'text',
      is_public: 'number',
      creator: 'text',
      created_at: 'number',
      rematch: 'text',
      takeback: 'text',
      waits_for_bot: 'number',
      terms: 'text',
      asked: 'number',
      begun_at: 'number',
      clock: 'text',
      due: 'number',
      over_at: 'number',
      closing: 'text',
    },
    key: ['id'],
  },
  {
    name: 'entries',
    columns: { match: 'text', ply: 'number', entry: 'text', request: 'text', at: 'number', asked: 'number' },
    key: ['match', 'ply'],
  },
  { name: 'snapshots', columns: { match: 'text', ply: 'number', snapshot: 'text' }, key: ['match'] },
  { name: 'sitting', columns: { guest: 'text', match: 'text' }, key: ['guest', 'match'] },
  {
    name: 'chat',
    columns: {
      match: 'text',
      number: 'number',
      guest: 'text',
      seat: 'number',
      name: 'text',
      said: 'text',
      at: 'number',
      request: 'text',
    },
    key: ['match', 'number'],
  },
  { name: 'codes', columns: { hash: 'text', guest: 'text', until: 'number', used: 'number' }, key: ['hash'] },
  { name: 'passes', columns: { change: 'number', pass: 'text', number: 'number' }, key: ['change'] },
  { name: 'pulse', columns: { at: 'number', until: 'number', lag: 'number' }, key: ['at'] },
  { name: 'hooks', columns: { guest: 'text', url: 'text', language: 'text', origin: 'text' }, key: ['guest'] },
]

export type Kind = {
  readonly name: KindName
  readonly columns: { readonly [name: string]: 'text' | 'number' }
  readonly key: readonly string[]
}

export type KindName =
  | 'guests'
  | 'tables'
  | 'entries'
  | 'snapshots'
  | 'sitting'
  | 'chat'
  | 'codes'
  | 'passes'
  | 'pulse'
  | 'hooks'

export type Value = string | number | null

/** A row of a kind: its values in the order of the columns. */
export type Row = readonly [kind: KindName, ...values: Value[]]

/** All rows of a place, in order. They can be read more than once, and are the same each time. */
export type Rows = {
  rows(): AsyncIterable<Row>
}

export const columnNames = ({ columns }: Kind): readonly string[] => Object.keys(columns)
