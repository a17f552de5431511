import {
  AGE_I,
  AGE_II,
  AGE_III,
  type Card,
  type CardId,
  cardNamed,
  type Deck,
  GUILDS,
  PROGRESS,
  type Progress,
  type ProgressId,
  WONDERS,
  type Wonder,
  type WonderId,
} from '@ecumene/duel'

/* The printed faces of the pieces, by id: what is drawn. The rules keep the same content in numbers. */

const byId = <Piece extends { readonly id: string }>(pieces: readonly Piece[]): ReadonlyMap<string, Piece> =>
  new Map(pieces.map((piece) => [piece.id, piece]))

const found = <Piece>(pieces: ReadonlyMap<string, Piece>, id: string): Piece => {
  const piece = pieces.get(id)
  if (piece === undefined) throw new RangeError(`there is no piece called ${id}`)
  return piece
}

const CARDS = byId<Card>([...AGE_I, ...AGE_II, ...AGE_III, ...GUILDS])
const WONDERS_BY_ID = byId<Wonder>(WONDERS)
const TOKENS = byId<Progress>(PROGRESS)

export const cardFace = (id: CardId): Card => found(CARDS, id)
export const wonderFace = (id: WonderId): Wonder => found(WONDERS_BY_ID, id)
export const tokenFace = (id: ProgressId): Progress => found(TOKENS, id)

export const deckOf = (id: CardId): Deck => cardNamed(id).deck

const NUMERALS: Readonly<Record<Deck, string>> = { 'age-1': 'I', 'age-2': 'II', 'age-3': 'III', guild: 'III' }

/** The Age as it stands on the back of a card. */
export const numeralOf = (deck: Deck): string => NUMERALS[deck]

/** D-10.2: coins for a discarded card: two, and one more for each own yellow card. */
export const discardCoins = (buildings: readonly CardId[]): number =>
  2 + buildings.filter((id) => cardFace(id).colour === 'yellow').length
