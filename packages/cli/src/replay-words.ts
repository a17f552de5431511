import type { Words } from '@ecumene/kernel'

/** What `replay` adds to the words of the game. */
export const replayWords = {
  en: {
    player: 'Player {number}',
    takenBack: 'taken back later',
    undo: '{player} takes back moves; {moves, plural, one {# stands} other {# stand}}.',
    after: 'After {moves, plural, one {# entry} other {# entries}} of {whole}',
    asked: '{player} to decide: {decision}',
    standing: 'Final standing',
    points: 'Points',
    total: 'Total',
  },
  uk: {
    player: 'Гравець {number}',
    takenBack: 'згодом скасовано',
    undo: '{player} скасовує дії; лишається {moves, plural, one {# дія} few {# дії} many {# дій} other {# дії}}.',
    after: 'Після {moves, plural, one {# запису} few {# записів} many {# записів} other {# запису}} з {whole}',
    asked: 'Вирішує {player}: {decision}',
    standing: 'Підсумок',
    points: 'Очки',
    total: 'Разом',
  },
  pl: {
    player: 'Gracz {number}',
    takenBack: 'później cofnięto',
    undo: '{player} cofa akcje; {moves, plural, one {pozostaje # akcja} few {pozostają # akcje} many {pozostaje # akcji} other {pozostaje # akcji}}.',
    after: 'Po {moves, plural, one {# wpisie} few {# wpisach} many {# wpisach} other {# wpisu}} z {whole}',
    asked: 'Decyduje {player}: {decision}',
    standing: 'Wynik końcowy',
    points: 'Punkty',
    total: 'Razem',
  },
  ru: {
    player: 'Игрок {number}',
    takenBack: 'позже отменено',
    undo: '{player} отменяет действия; остаётся {moves, plural, one {# действие} few {# действия} many {# действий} other {# действия}}.',
    after: 'После {moves, plural, one {# записи} few {# записей} many {# записей} other {# записи}} из {whole}',
    asked: 'Решает {player}: {decision}',
    standing: 'Итог',
    points: 'Очки',
    total: 'Всего',
  },
} as const satisfies Words
