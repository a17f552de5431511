/** Set-up, the map and its exploration, the event dial and the end of the game. */
export const map = {
  'option.handicap1': 'Handicap: trade tokens of player 1 at the start',
  'option.handicap2': 'Handicap: trade tokens of player 2 at the start',
  'option.handicap3': 'Handicap: trade tokens of player 3 at the start',
  'option.handicap4': 'Handicap: trade tokens of player 4 at the start',
  'option.handicap5': 'Handicap: trade tokens of player 5 at the start',
  'decision.fort': 'Place your fort.',
  'decision.capitalTile': 'Place your capital tile: position, side and rotation.',
  'move.explore': 'Explore',
  'event.fortPlaced': '{player} places a fort on space {space}.',
  'reason.fewCoreSpaces': 'A fort must touch at least two spaces of the core.',
  'reason.nextToFort': 'A fort is next to it.',
} as const
