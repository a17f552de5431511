import type { Reason } from '@ecumene/bots'
import type { Game, Message } from '@ecumene/kernel'
import { word } from '../words/keys.ts'
import type { Say, Speech } from '../words/use-words.tsx'

/** What a move, given in notation, is called where its player sees this. */
export const moveName = (notation: string, view: unknown, game: Game, say: Say): string => {
  const move = game.notation.parse(notation)
  return move === null ? notation : say(game.presentation.describe.move(move, view))
}

/** Why a move is good. */
export const reasonLines = (reasons: readonly Reason[], say: Say, text: Speech['text']): readonly string[] => [
  ...(reasons.some(({ feature }) => feature === 'victory') ? [text('hint.victory')] : []),
  ...(['own', 'rival'] as const).flatMap((whose) => {
    const features = featuresOf(reasons, whose)
    return features.length === 0 ? [] : [text(`hint.${whose}`, { features: features.map(say).join(', ') })]
  }),
]

const featuresOf = (reasons: readonly Reason[], whose: 'own' | 'rival'): readonly Message[] =>
  reasons.flatMap((reason) =>
    reason.feature !== 'victory' && reason.whose === whose ? [word(`feature.${reason.feature}`)] : [],
  )
