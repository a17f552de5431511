import type { PlayWords } from '../en/play.ts'

export const play: PlayWords = {
  'decision.react': 'Відреагувати на це?',
  'decision.react.action': '{player} діє містом. Відповісти?',
  'decision.react.event': '{player} грає: {culture}. Відповісти?',
  'decision.react.ability': '{player} використовує: {tech}. Відповісти?',
  'decision.react.step': '{player} рухає фігурки. Перервати?',
  'move.pass': 'Пас',
  'move.done': 'Готово',
  'event.tableSet': 'Стіл розкладено.',
  'event.answered': '{player} відповідає.',
  'event.roundBegan': 'Починається раунд {round}; перший гравець — {player}.',
  'event.phaseBegan': '{phase}',
  'event.partBegan': '{phase}: {player}',
  'event.gameEnded': '{ending}: {players}',
  'reason.notNow': 'Не зараз.',
  'reason.notThere': 'Там це неможливо.',
  'reason.blockaded': 'Квадрат блокує ворожа фігурка.',
  'reason.water': 'Не на воді.',
  'reason.stacking': 'Ліміт фігурок у квадраті цього не дозволяє.',
  'reason.taken': 'Це вже має хтось інший.',
}
