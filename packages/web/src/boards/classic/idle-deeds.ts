import { columnOf, GOVERNMENT_IDS, type Move, type MoveOf, rowOf, type View } from '@ecumene/classic'

/**
 * What is allowed at the Start of Turn and changes nothing for the better: Anarchy for whoever has no government to come to
 * from it, and a scout sent where its square counts already, or with nothing to bring. It can be done, but nobody is asked for
 * the sake of it.
 */
export const isIdle = (move: Move | null, view: View): boolean => {
  if (move?.kind === 'government') return isAnarchyForNothing(move, view)
  return move?.kind === 'send' && bringsNothing(move, view)
}

const isAnarchyForNothing = ({ government }: MoveOf<'government'>, { players, asked }: View): boolean => {
  const player = players[asked?.seat ?? -1]
  const to = GOVERNMENT_IDS[government]
  return (
    player !== undefined && to === 'anarchy' && player.unlocked.every((one) => one === player.government || one === to)
  )
}

/** C-32.2, C-32.5: what a square shows counts once, and for the city in whose outskirts it lies without a scout. */
const bringsNothing = ({ square, city }: MoveOf<'send'>, { players, squares, asked }: View): boolean => {
  const centre = players[asked?.seat ?? -1]?.cities[city] ?? -1
  const at = squares.find((one) => one.square === square)
  if (at === undefined || centre < 0) return false
  const [across, down] = [columnOf(square) - columnOf(centre), rowOf(square) - rowOf(centre)].map(Math.abs)
  if (Math.max(across ?? 0, down ?? 0) <= 1) return true
  return at.production + at.trade + at.culture + at.coin === 0 && at.resource === null
}
