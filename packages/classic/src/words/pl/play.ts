import type { PlayWords } from '../en/play.ts'

export const play: PlayWords = {
  'decision.react': 'Zareagować na to?',
  'decision.react.action': '{player} wykonuje akcję miasta. Odpowiedzieć?',
  'decision.react.event': '{player} zagrywa: {culture}. Odpowiedzieć?',
  'decision.react.ability': '{player} używa: {tech}. Odpowiedzieć?',
  'decision.react.step': '{player} przesuwa figurki. Przerwać?',
  'move.pass': 'Pas',
  'move.done': 'Gotowe',
  'event.tableSet': 'Stół jest rozłożony.',
  'event.answered': '{player} odpowiada.',
  'event.roundBegan': 'Zaczyna się runda {round}; pierwszym graczem jest {player}.',
  'event.phaseBegan': '{phase}',
  'event.partBegan': '{phase}: {player}',
  'event.gameEnded': '{ending}: {players}',
  'reason.notNow': 'Nie teraz.',
  'reason.notThere': 'Tam nie można.',
  'reason.blockaded': 'Pole blokuje wroga figurka.',
  'reason.water': 'Nie na wodzie.',
  'reason.stacking': 'Limit figurek na polu na to nie pozwala.',
  'reason.taken': 'Ma to już ktoś inny.',
}
