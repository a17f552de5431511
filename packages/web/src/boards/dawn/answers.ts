import type { Move, View } from '@ecumene/dawn'
import type { Message } from '@ecumene/kernel'
import type { Say } from '../../words/use-words.tsx'
import type { DawnText } from './words/words.ts'

/** An option by what it means; `null` for any other move. */
export const optionText = (move: Move | null, view: View, say: Say): string | null =>
  move?.kind === 'option' ? say({ key: `option.${view.asked?.kind}.${move.option + 1}` }) : null

/** A card that can be robbed by its name; `null` for any other move. */
export const lootText = (move: Move | null, asked: Message | null, view: View, say: Say): string | null => {
  const looted = lootedCard(move, asked, view)
  return looted === null ? null : say({ key: `card.${looted.card}` })
}

const lootedCard = (move: Move | null, asked: Message | null, view: View) => {
  const { player } = asked?.args ?? {}
  if (move?.kind !== 'loot' || typeof player !== 'object' || !('seat' in player)) return null
  return view.players[player.seat]?.row[move.slot] ?? null
}

/**
 * A few more words to an answer: what the card of a city-state does that its question names, how much lies on a card that is robbed,
 * and what becomes of a city-state.
 */
export const answerNote = (
  move: Move | null,
  asked: Message | null,
  view: View,
  say: Say,
  text: DawnText,
): string | null => {
  const { cityState } = asked?.args ?? {}
  if (move?.kind === 'accept' && typeof cityState === 'object' && 'key' in cityState) {
    return say({ key: `effect.${cityState.key}` })
  }
  // N-17.4, N-17.8 to N-17.14.
  if (move?.kind === 'conquer') return text('dawnBoard.conquer')
  if (move?.kind === 'liberate') return text('dawnBoard.liberate')
  const looted = lootedCard(move, asked, view)
  return looted === null ? null : text('dawnBoard.trade', { count: looted.trade })
}
