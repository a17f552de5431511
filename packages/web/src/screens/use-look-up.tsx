import type { Game } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import type { OpenPiece } from '../encyclopedia/open-piece.ts'
import type { OpenRule } from '../rulebook/open-rule.ts'
import { EncyclopediaDialog } from './encyclopedia/encyclopedia-dialog.tsx'
import { RulesDialog } from './rules/rules-dialog.tsx'

export type LookUp = {
  readonly openRule: OpenRule
  readonly openPiece: OpenPiece
  /** What is open: at most one at a time, a rule rather than the piece from which it was opened. */
  readonly dialogs: ReactElement | null
}

/** Rules and pieces, opened above a board that mentions them. */
export const useLookUp = (game: Game): LookUp => {
  const [rule, openRule] = useState<string | null>(null)
  const [piece, openPiece] = useState<string | null>(null)
  const dialogs =
    rule !== null ? (
      <RulesDialog gameId={game.id} rule={rule} onClose={() => openRule(null)} />
    ) : piece !== null ? (
      <EncyclopediaDialog game={game} piece={piece} onRule={openRule} onClose={() => openPiece(null)} />
    ) : null
  return { openRule, openPiece, dialogs }
}
