import { IllegalMove, NOT_ASKED } from '../../decisions.ts'
import { type BazaarMove, bazaar } from '../../toy/index.ts'
import { suggestOffer } from '../../toy/market.ts'
import { type Broken, broken } from './broken.ts'

const BID_NOTHING: BazaarMove = { kind: 'bid', ducats: 0 }
const LEAVE: BazaarMove = { kind: 'leave' }

/** Faults in what may be played, how it is written, and how the game ends. */
export const playMutations: readonly Broken[] = [
  {
    check: 'legality',
    fault: 'whyNot refuses a legal move',
    game: () =>
      broken({
        whyNot: (state, seat, move) =>
          move.kind === 'leave' ? NOT_ASKED : bazaar.presentation.whyNot(state, seat, move),
      }),
  },
  {
    check: 'legality',
    fault: 'whyNot has no reason against an illegal candidate',
    game: () => broken({ whyNot: () => null }),
  },
  {
    check: 'legality',
    fault: 'apply refuses a legal move',
    game: () =>
      broken({
        apply(state, seat, move, tell) {
          if (move.kind === 'order') throw new IllegalMove(NOT_ASKED)
          bazaar.apply(state, seat, move, tell)
        },
      }),
  },
  {
    check: 'legality',
    fault: 'a legal move that cannot be clicked',
    game: () =>
      broken({
        candidates: (state, seat) =>
          bazaar.presentation.candidates(state, seat).filter((move) => move.kind !== 'leave'),
      }),
  },
  {
    check: 'legality',
    fault: 'legal moves for a seat that has nothing to decide',
    game: () =>
      broken({
        legal: (state, seat, into) => [
          ...bazaar.legal(state, seat, into),
          ...(bazaar.deciders(state).includes(seat) ? [] : [LEAVE]),
        ],
      }),
  },
  {
    check: 'legality',
    fault: 'a decision without a legal move',
    game: () =>
      broken({ legal: (state, seat, into) => bazaar.legal(state, seat, into).filter((move) => move.kind !== 'leave') }),
  },
  {
    check: 'legality',
    fault: 'a legal move that is never listed, in a game with open-ended moves',
    game: () =>
      broken({ legal: (state, seat, into) => bazaar.legal(state, seat, into).filter((move) => move.kind !== 'order') }),
  },
  {
    check: 'legality',
    fault: 'a move listed twice',
    game: () =>
      broken({
        legal(state, seat, into) {
          const moves = bazaar.legal(state, seat, into)
          return moves.length === 0 ? moves : [...moves, ...moves.slice(-1)]
        },
      }),
  },
  {
    check: 'legality',
    fault: 'legal leaves stale moves in the array it is given',
    game: () =>
      broken({
        legal(state, seat, into = []) {
          into.push(...bazaar.legal(state, seat))
          return into
        },
      }),
  },
  {
    check: 'legality',
    fault: 'asking what is legal changes the state',
    game: () =>
      broken({
        candidates(state, seat) {
          state.turn++
          return bazaar.presentation.candidates(state, seat)
        },
      }),
  },
  {
    check: 'open moves',
    fault: 'a suggestion that the rules refuse',
    game: () =>
      broken({
        openMoves: {
          suggest(state, seat, random) {
            const offer = suggestOffer(state, seat, random)
            return offer === null ? null : { ...offer, to: seat }
          },
        },
      }),
  },
  {
    check: 'open moves',
    fault: 'an offer is suggested where none was to be expected',
    game: () => broken({ openMoves: { suggest: suggestOffer, might: () => false } }),
  },
  {
    check: 'refusal',
    fault: 'apply shrugs at an illegal move',
    game: () =>
      broken({
        apply(state, seat, move, tell) {
          if (bazaar.presentation.whyNot(state, seat, move) === null) bazaar.apply(state, seat, move, tell)
        },
      }),
  },
  {
    check: 'refusal',
    fault: 'apply touches the state before it throws',
    game: () =>
      broken({
        apply(state, seat, move, tell) {
          if (move.kind === 'bid') state.deck.reverse()
          bazaar.apply(state, seat, move, tell)
          if (move.kind === 'bid') state.deck.reverse()
        },
      }),
  },
  {
    check: 'refusal',
    fault: 'half a ducat can be bid',
    game: () =>
      broken({
        apply(state, seat, move, tell) {
          const halves = move.kind === 'bid' && move.ducats === 0.5 ? { ...move, ducats: 0 } : move
          bazaar.apply(state, seat, halves, tell)
          if (halves !== move) state.turn++
        },
      }),
  },
  {
    check: 'refusal',
    fault: 'parse overlooks what follows a move',
    game: () => broken({ parse: (text) => bazaar.notation.parse(text.split('\u0000')[0] ?? '') }),
  },
  {
    check: 'refusal',
    fault: 'parse takes nothing for a move',
    game: () => broken({ parse: (text) => bazaar.notation.parse(text.trim() === '' ? 'leave' : text) }),
  },
  {
    check: 'refusal',
    fault: 'a move is accepted after the end',
    game: () =>
      broken({
        apply(state, seat, move, tell) {
          if (state.stack.length > 0) bazaar.apply(state, seat, move, tell)
        },
      }),
  },
  {
    check: 'notation',
    fault: 'two moves written alike',
    game: () => broken({ notate: (move) => (move.kind === 'bid' ? 'bid' : bazaar.notation.notate(move)) }),
  },
  {
    check: 'notation',
    fault: 'a text that cannot be read back',
    game: () => broken({ parse: (text) => (text === 'leave' ? null : bazaar.notation.parse(text)) }),
  },
  {
    check: 'notation',
    fault: 'a text that reads back as another move',
    game: () => broken({ parse: (text) => (text === 'bid 1' ? BID_NOTHING : bazaar.notation.parse(text)) }),
  },
  {
    check: 'ending',
    fault: 'the game never ends',
    maxDecisions: 300,
    game: () =>
      broken({
        apply(state, seat, move, tell) {
          bazaar.apply(state, seat, move, tell)
          state.round = 1
          state.deck.push(...state.lot.splice(0))
        },
      }),
  },
  {
    check: 'ending',
    fault: 'an outcome before the end',
    game: () => broken({ outcome: (state) => bazaar.outcome({ ...state, stack: [] }) }),
  },
  { check: 'ending', fault: 'no outcome after the end', game: () => broken({ outcome: () => null }) },
  {
    check: 'ending',
    fault: 'a seat asked twice at once',
    game: () => broken({ deciders: (state) => bazaar.deciders(state).flatMap((seat) => [seat, seat]) }),
  },
  {
    check: 'ending',
    fault: 'winners without the first place',
    game: () =>
      broken({
        outcome(state) {
          const outcome = bazaar.outcome(state)
          return outcome && { ...outcome, places: outcome.places.map((place) => place + 1) }
        },
      }),
  },
  {
    check: 'ending',
    fault: 'scores of one seat only',
    game: () =>
      broken({
        outcome(state) {
          const outcome = bazaar.outcome(state)
          return outcome && { ...outcome, scores: [{ ducats: 1 }] }
        },
      }),
  },
  {
    check: 'ending',
    fault: 'a row of the sheet for one seat only',
    game: () =>
      broken({
        outcome(state) {
          const outcome = bazaar.outcome(state)
          return outcome && { ...outcome, details: [{ label: { key: 'game' }, cells: [null] }] }
        },
      }),
  },
  {
    check: 'words',
    fault: 'a row of the sheet without words',
    game: () =>
      broken({
        outcome(state) {
          const outcome = bazaar.outcome(state)
          const cells = outcome?.places.map(() => ({ key: 'sheet.nobodyKnows' })) ?? []
          return outcome && { ...outcome, details: [{ label: { key: 'game' }, cells }] }
        },
      }),
  },
]
