/** What every phase shares: the round, the end, reactions. */
export const play = {
  'decision.react': 'React to this?',
  'decision.react.action': '{player} acts with a city. Answer?',
  'decision.react.event': '{player} plays {culture}. Answer?',
  'decision.react.ability': '{player} uses {tech}. Answer?',
  'decision.react.step': '{player} moves figures. Interrupt?',
  'move.pass': 'Pass',
  'move.done': 'Done',
  'event.tableSet': 'The table is set.',
  'event.answered': '{player} answers.',
  'event.roundBegan': 'Round {round} begins; {player} is the first player.',
  'event.phaseBegan': '{phase}',
  'event.partBegan': '{phase}: {player}',
  'event.gameEnded': '{ending}: {players}',
  'reason.notNow': 'Not now.',
  'reason.notThere': 'That is not possible there.',
  'reason.blockaded': 'An enemy figure blockades the square.',
  'reason.water': 'Not on water.',
  'reason.stacking': 'The stacking limit does not allow it.',
  'reason.taken': 'Somebody else has it.',
} as const

export type PlayWords = Readonly<Record<keyof typeof play, string>>
