import type { Move, View } from '@ecumene/dawn'
import type { Message } from '@ecumene/kernel'
import type { Say } from '../../words/use-words.tsx'

/** An option by what it means; `null` for any other move. */
export const optionText = (move: Move | null, view: View, say: Say): string | null =>
  move?.kind === 'option' ? say({ key: `option.${view.asked?.kind}.${move.option + 1}` }) : null

/** A few more words to an answer, by what its question names: what the card of a city-state does, and which card is robbed. */
export const answerNote = (move: Move | null, asked: Message | null, view: View, say: Say): string | null => {
  const { cityState, player } = asked?.args ?? {}
  if (move?.kind === 'accept' && typeof cityState === 'object' && 'key' in cityState) {
    return say({ key: `effect.${cityState.key}` })
  }
  if (move?.kind === 'loot' && typeof player === 'object' && 'seat' in player) {
    const card = view.players[player.seat]?.row[move.slot]?.card
    return card === undefined ? null : say({ key: `card.${card}` })
  }
  return null
}
