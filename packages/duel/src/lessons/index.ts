export { firstGame } from './first-game.ts'
