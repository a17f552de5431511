import type { Match, Seat } from '@ecumene/kernel'
import { useCallback, useMemo } from 'react'
import type { WhyNot } from '../../boards/board.ts'
import type { LoadedEdition } from '../../games/use-edition.ts'
import { type LogEntry, logEntries } from '../../log/log-lines.ts'
import { useNames } from '../../seats/use-names.ts'
import { useAtlas } from '../../words/use-atlas.ts'
import { type Say, useWords } from '../../words/use-words.tsx'
import { type LookUp, useLookUp } from '../use-look-up.tsx'
import type { StudyState } from './study-state.ts'

/** A position that somebody studies, with everything that is said about it. */
export type Study = LookUp & {
  readonly edition: LoadedEdition
  readonly state: StudyState
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
  readonly entries: readonly LogEntry[]
  /** Why the seat may not make a move, by the rules. */
  readonly whyNot: WhyNot
}

export const useStudy = (edition: LoadedEdition, match: Match, seat: Seat, state: StudyState): Study => {
  const { rules: game } = edition
  const nameOf = useNames(game, state.seats, state.seen.view)
  const { say } = useWords(game, nameOf, useAtlas(game, state.seen.view))
  const lookUp = useLookUp(game)
  const entries = useMemo(() => logEntries(game, match.history(seat)), [game, match, seat])
  const whyNot = useCallback(
    async (move: string) => {
      const parsed = game.notation.parse(move)
      const reason = parsed === null ? null : match.whyNot(seat, parsed)
      return reason === null ? null : { text: say(reason), rules: game.presentation.citations?.[reason.key] ?? [] }
    },
    [game, match, seat, say],
  )
  return { ...lookUp, edition, state, say, nameOf, entries, whyNot }
}
