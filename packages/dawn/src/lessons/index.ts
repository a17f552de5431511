export { firstTurns } from './first-turns.ts'
export { terraTurns } from './terra-turns.ts'
