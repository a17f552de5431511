/** Words for the analysis of a finished game. */
export const en = {
  'analysis.start': 'Analyse',
  'analysis.title': 'Analysis',
  'analysis.running': 'Analysing: {percent}%',
  'analysis.percent': '{percent}%',
  'analysis.chances': 'Chance to win',
  'analysis.points': '{count, plural, =0 {No move cost much.} one {# turning point} other {# turning points}}',
  'analysis.point': '{number} of {count}',
  'analysis.previous': 'Previous turning point',
  'analysis.next': 'Next turning point',
  'analysis.lost': '{player}: the chance to win falls by {percent}%',
  'analysis.better': 'Better: {move}',
  'analysis.then': 'Then: {moves}',
  'analysis.mark': '−{percent}%. Better: {move}',
  'analysis.about': 'A bot’s opinion, by what each player could know.',
  'analysis.failed': 'The analysis has failed.',
} as const
