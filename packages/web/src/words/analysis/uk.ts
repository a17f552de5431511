import type { en } from './en.ts'

export const uk = {
  'analysis.start': 'Аналізувати',
  'analysis.title': 'Аналіз',
  'analysis.running': 'Триває аналіз: {percent} %',
  'analysis.percent': '{percent} %',
  'analysis.chances': 'Шанс перемогти',
  'analysis.points':
    '{count, plural, =0 {Жоден хід не коштував багато.} one {# переломний момент} few {# переломні моменти} many {# переломних моментів} other {# переломного моменту}}',
  'analysis.point': '{number} із {count}',
  'analysis.previous': 'Попередній переломний момент',
  'analysis.next': 'Наступний переломний момент',
  'analysis.lost': '{player}: шанс перемогти падає на {percent} %',
  'analysis.better': 'Краще: {move}',
  'analysis.then': 'Далі: {moves}',
  'analysis.mark': '−{percent} %. Краще: {move}',
  'analysis.about': 'Думка бота — за тим, що міг знати кожен гравець.',
  'analysis.failed': 'Аналіз не вдався.',
} as const satisfies Record<keyof typeof en, string>
