import type { PlayWords } from '../en/play.ts'

export const play: PlayWords = {
  'decision.react': 'Отреагировать на это?',
  'decision.react.action': '{player} действует городом. Ответить?',
  'decision.react.event': '{player} играет: {culture}. Ответить?',
  'decision.react.ability': '{player} использует: {tech}. Ответить?',
  'decision.react.step': '{player} двигает фигурки. Прервать?',
  'move.pass': 'Пас',
  'move.done': 'Готово',
  'event.tableSet': 'Стол разложен.',
  'event.answered': '{player} отвечает.',
  'event.roundBegan': 'Начинается раунд {round}; первый игрок — {player}.',
  'event.phaseBegan': '{phase}',
  'event.partBegan': '{phase}: {player}',
  'event.gameEnded': '{ending}: {players}',
  'reason.notNow': 'Не сейчас.',
  'reason.notThere': 'Там это невозможно.',
  'reason.blockaded': 'Квадрат блокирует вражеская фигурка.',
  'reason.water': 'Не на воде.',
  'reason.stacking': 'Предел соединения этого не позволяет.',
  'reason.taken': 'Это уже есть у другого.',
}
