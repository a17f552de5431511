import { type Game, type Language, translator, type Words } from '@ecumene/kernel'

/** The only sentence the server itself sends, to guests who asked to be told of their turn. */
export const turnText = (game: Game | undefined, language: Language): string => {
  const nameOf = (seat: number): string => String(seat + 1)
  const name = game === undefined ? '' : translator(game.presentation.words, language, nameOf).say({ key: 'game' })
  return translator(hookWords, language, nameOf).say({ key: 'turn', args: { game: name } })
}

export const hookWords: Words<'turn'> = {
  en: { turn: 'Ecumene: your turn ({game})' },
  uk: { turn: 'Ecumene: ваш хід ({game})' },
  pl: { turn: 'Ecumene: twoja tura ({game})' },
  ru: { turn: 'Ecumene: ваш ход ({game})' },
}
