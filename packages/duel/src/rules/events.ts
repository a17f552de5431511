import type { CardId } from '../data/cards.ts'
import type { ProgressId } from '../data/progress.ts'
import type { Chain, ScienceSymbol } from '../data/types.ts'
import type { WonderId } from '../data/wonders.ts'
import type { Side } from './state.ts'

/** What brought or cost coins. */
export type CoinSource =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'wonder'; readonly wonder: WonderId }
  | { readonly kind: 'progress'; readonly token: ProgressId }
  | { readonly kind: 'militaryToken' }

export type Event =
  | { readonly kind: 'wondersLaidOut'; readonly wonders: readonly WonderId[] }
  | { readonly kind: 'wonderDrafted'; readonly seat: Side; readonly wonder: WonderId; readonly choice: boolean }
  | { readonly kind: 'ageBegan'; readonly age: number }
  | {
      readonly kind: 'built'
      readonly seat: Side
      readonly card: CardId
      readonly price: number
      readonly chain: Chain | null
    }
  | { readonly kind: 'discarded'; readonly seat: Side; readonly card: CardId; readonly coins: number }
  | {
      readonly kind: 'wonderBuilt'
      readonly seat: Side
      readonly wonder: WonderId
      readonly card: CardId
      readonly price: number
    }
  | { readonly kind: 'coinsGained'; readonly seat: Side; readonly coins: number; readonly source: CoinSource }
  | { readonly kind: 'coinsLost'; readonly seat: Side; readonly coins: number; readonly source: CoinSource }
  | { readonly kind: 'pawnMoved'; readonly seat: Side; readonly from: number; readonly to: number }
  | { readonly kind: 'pairFormed'; readonly seat: Side; readonly symbol: ScienceSymbol }
  | { readonly kind: 'progressTaken'; readonly seat: Side; readonly token: ProgressId }
  | { readonly kind: 'progressDeclined'; readonly seat: Side }
  | {
      readonly kind: 'libraryDrawn'
      readonly seat: Side
      /** Empty for those who may not see them. */
      readonly tokens: readonly ProgressId[]
      readonly secret: boolean
    }
  | { readonly kind: 'demolished'; readonly seat: Side; readonly card: CardId }
  | { readonly kind: 'rebuilt'; readonly seat: Side; readonly card: CardId }
  | { readonly kind: 'wonderBoxed'; readonly seat: Side; readonly wonder: WonderId }
  | { readonly kind: 'revealed'; readonly cards: readonly { readonly slot: number; readonly card: CardId }[] }
  | { readonly kind: 'extraTurn'; readonly seat: Side }
  | { readonly kind: 'extraTurnLost'; readonly seat: Side }
  | { readonly kind: 'starterChosen'; readonly seat: Side; readonly starter: Side }
  | { readonly kind: 'gameEnded'; readonly ending: 'military' | 'scientific'; readonly seat: Side }
  | { readonly kind: 'pointsCounted'; readonly points: readonly [number, number]; readonly winners: readonly Side[] }

/** Events that show chance or something hidden: cards turned up, an Age laid out, tokens or Wonders drawn. */
export const reveals = (event: Event): boolean =>
  event.kind === 'revealed' ||
  event.kind === 'ageBegan' ||
  event.kind === 'wondersLaidOut' ||
  event.kind === 'libraryDrawn'

/** D-2.1: everything is public, except the library's draw where the table plays it as private. */
export const project = (event: Event, viewer: number | null): Event =>
  event.kind === 'libraryDrawn' && event.secret && event.seat !== viewer ? { ...event, tokens: [] } : event
