import { useEffect, useState } from 'react'
import type { Reason } from '../../board.ts'
import { useDesk } from '../desk.ts'

/** Why a move is not possible; `null` while the answer is under way or when the move is legal. */
export const useWhyNot = (move: string | null): Reason | null => {
  const { whyNot, seen } = useDesk()
  const [answer, setAnswer] = useState<{ readonly to: string; readonly reason: Reason | null } | null>(null)
  const question = move === null ? null : `${seen.ply} ${move}`
  useEffect(() => {
    if (move === null || question === null) return
    let current = true
    whyNot(move).then(
      (reason) => {
        if (current) setAnswer({ to: question, reason })
      },
      // Without an answer the button stays unlit; the table itself says what is wrong with the connection.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [whyNot, move, question])
  return answer !== null && answer.to === question ? answer.reason : null
}
