import { CARD_PIECES, mentions, PROGRESS_PIECES, WONDER_PIECES } from '@ecumene/duel'
import { moveBy } from './moves.ts'

/** The things of the table at which a move is made: by their `data-anchor`. None: it has a button. */
export const thingsOf = (handle: string): readonly string[] => {
  const move = moveBy(handle)
  return move === null
    ? []
    : mentions(move).flatMap(({ is, value }) => {
        const id = PIECES[is]?.[value]?.id
        return id === undefined ? [] : [`${is}:${id}`]
      })
}

const PIECES: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  card: CARD_PIECES,
  wonder: WONDER_PIECES,
  token: PROGRESS_PIECES,
}
