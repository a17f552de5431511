import { fetchWords } from '@ecumene/kernel'
import { expectBoard } from '../boards/boards.ts'
import { remembered } from '../memory/remembered.ts'
import { LocalTableScreen } from '../screens/table/tables.ts'
import { tableWorkers } from '../table/table-worker.ts'
import { wishedLanguage } from '../words/use-words.tsx'
import { loadGame } from './games.ts'

/**
 * Asks for what a table of a game will need, so that it is on its way while the table is being opened: one thing after another
 * would each wait for the network. What cannot be had is asked for again where it is needed.
 */
export const expectTable = (gameId: string): void => {
  tableWorkers.expect(gameId)
  void LocalTableScreen.expect()
  void expectBoard(gameId)
  void loadGame(gameId)
    .then((game) => game && fetchWords(game.presentation.words, wishedLanguage()))
    .catch(() => undefined)
}

/**
 * Whoever has played before will most likely play the same game again: its table is made ready while the start page is
 * drawn. Only where the browser keeps the page, so that nothing is fetched for it over the network.
 */
export const expectUsualTable = (): void => {
  const game = remembered('game')
  const isKept = (navigator.serviceWorker?.controller ?? null) !== null
  if (game !== null && isKept && location.pathname === '/') expectTable(game)
}
