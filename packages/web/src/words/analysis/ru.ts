import type { en } from './en.ts'

export const ru = {
  'analysis.start': 'Анализировать',
  'analysis.title': 'Анализ',
  'analysis.running': 'Идёт анализ: {percent} %',
  'analysis.percent': '{percent} %',
  'analysis.chances': 'Шанс победить',
  'analysis.points':
    '{count, plural, =0 {Ни один ход не стоил много.} one {# переломный момент} few {# переломных момента} many {# переломных моментов} other {# переломного момента}}',
  'analysis.point': '{number} из {count}',
  'analysis.previous': 'Предыдущий переломный момент',
  'analysis.next': 'Следующий переломный момент',
  'analysis.lost': '{player}: шанс победить падает на {percent} %',
  'analysis.better': 'Лучше: {move}',
  'analysis.then': 'Дальше: {moves}',
  'analysis.mark': '−{percent} %. Лучше: {move}',
  'analysis.about': 'Мнение бота — по тому, что мог знать каждый игрок.',
  'analysis.failed': 'Анализ не удался.',
} as const satisfies Record<keyof typeof en, string>
