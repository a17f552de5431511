import type { en } from './en.ts'

export const pl = {
  'analysis.start': 'Analizuj',
  'analysis.title': 'Analiza',
  'analysis.running': 'Trwa analiza: {percent}%',
  'analysis.percent': '{percent}%',
  'analysis.chances': 'Szansa wygranej',
  'analysis.points':
    '{count, plural, =0 {Żaden ruch nie kosztował wiele.} one {# punkt zwrotny} few {# punkty zwrotne} many {# punktów zwrotnych} other {# punktu zwrotnego}}',
  'analysis.point': '{number} z {count}',
  'analysis.previous': 'Poprzedni punkt zwrotny',
  'analysis.next': 'Następny punkt zwrotny',
  'analysis.lost': '{player}: szansa wygranej spada o {percent}%',
  'analysis.better': 'Lepiej: {move}',
  'analysis.then': 'Dalej: {moves}',
  'analysis.mark': '−{percent}%. Lepiej: {move}',
  'analysis.about': 'Opinia bota — według tego, co mógł wiedzieć każdy gracz.',
  'analysis.failed': 'Analiza się nie powiodła.',
} as const satisfies Record<keyof typeof en, string>
