export { firstTurns } from './first-turns.ts'
