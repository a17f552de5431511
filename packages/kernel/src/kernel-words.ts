import type { Words } from './words.ts'

/** What the kernel itself has to say. A game spreads these into its own words. */
export const kernelWords = {
  en: {
    'reason.gameOver': 'The game is over.',
    'reason.notYourTurn': 'It is not your turn.',
    'reason.notAsked': 'This is not what is asked now.',
    'undo.nothing': 'There is nothing of yours to undo.',
    'undo.othersActed': 'Another player has acted since.',
    'undo.revealed': 'Something hidden or random has been seen since.',
    'undo.turnStart': 'That was before your turn began.',
    'undo.over': 'The game is over.',
  },
  uk: {
    'reason.gameOver': 'Партію завершено.',
    'reason.notYourTurn': 'Зараз не ваш хід.',
    'reason.notAsked': 'Зараз потрібно вибрати інше.',
    'undo.nothing': 'Немає ваших дій, які можна скасувати.',
    'undo.othersActed': 'Після цього вже діяв інший гравець.',
    'undo.revealed': 'Після цього вже відкрито щось приховане або випадкове.',
    'undo.turnStart': 'Це було ще до початку вашого ходу.',
    'undo.over': 'Партію завершено.',
  },
  pl: {
    'reason.gameOver': 'Partia jest zakończona.',
    'reason.notYourTurn': 'To nie twoja tura.',
    'reason.notAsked': 'Teraz trzeba wybrać coś innego.',
    'undo.nothing': 'Nie ma twojej akcji do cofnięcia.',
    'undo.othersActed': 'Od tego czasu działał inny gracz.',
    'undo.revealed': 'Od tego czasu odkryto coś ukrytego lub losowego.',
    'undo.turnStart': 'To było przed początkiem twojej tury.',
    'undo.over': 'Partia jest zakończona.',
  },
  ru: {
    'reason.gameOver': 'Партия завершена.',
    'reason.notYourTurn': 'Сейчас не ваш ход.',
    'reason.notAsked': 'Сейчас нужно выбрать другое.',
    'undo.nothing': 'Нет ваших действий, которые можно отменить.',
    'undo.othersActed': 'После этого уже действовал другой игрок.',
    'undo.revealed': 'После этого уже открыто что-то скрытое или случайное.',
    'undo.turnStart': 'Это было ещё до начала вашего хода.',
    'undo.over': 'Партия завершена.',
  },
} as const satisfies Words
