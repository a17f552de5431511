import { type Fight, fightNow, type Move, NONE, type State } from '@ecumene/dawn'

/** Whether a move adds to a fight that is decided already, won or lost. */
export const isIdleSpending = (state: State, seat: number, move: Move): boolean => {
  if (move.kind === 'done') return false
  const fight = fightNow(state)
  return fight !== null && fight.spender === seat && isDecided(state, fight)
}

const isDecided = (state: State, { attack, defence, dice, spender, more, reroll, defenderMay }: Fight): boolean => {
  const lead = attack - defence
  const raise = more.at(-1)?.by ?? 0
  if (spender !== state.active) return lead <= 0 || (lead - raise > 0 && reroll === null)
  if (lead <= 0) return lead + raise <= 0 && reroll === null
  // N-14.23: barbarians and city-states add nothing. T-9.28: with the expansion a player may roll again.
  if (state.attack?.defender === NONE) return true
  const luck = state.extras.terra === undefined ? 0 : 6 - dice.defence
  return lead - defenderMay - luck > 0
}
