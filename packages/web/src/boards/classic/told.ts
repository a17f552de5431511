import type { Part, Telling } from '../../in-words/telling.ts'
import { afootOn } from './pointing.ts'
import { squareText } from './square-words.ts'
import { tellBattle } from './told-battle.ts'
import { type Teller, tellMarket, tellOffers } from './told-market.ts'
import { tellCities, tellGoals, tellPlayer } from './told-players.ts'

/** The table of Classic in words: all that eyes would look for, the nearest first. */
export const tellClassic = (desk: Teller): Telling => ({
  see: [
    now(desk),
    ...tellBattle(desk),
    ...desk.view.players.flatMap((_player, seat) => [tellPlayer(desk, seat), tellCities(desk, seat)]),
    tellGoals(desk),
    tellOffers(desk),
    tellMarket(desk),
    map(desk),
  ],
  can: desk.isAsked ? [{ title: '', lines: desk.seen.legal.map((move) => withNote(desk, move)) }] : [],
})

const withNote = ({ moveText, noteOn }: Teller, move: string): string =>
  [moveText(move), noteOn(move)].filter((words) => words !== null).join(': ')

const now = ({ seen, view, say, text, nameOf }: Teller): Part => ({
  title: '',
  lines: [
    ...(seen.asked === null ? [] : [say(seen.asked)]),
    `${text('classicBoard.round')} ${view.round}`,
    say({ key: `phase.${view.phase}` }),
    text('classicBoard.first', { player: nameOf(view.first) }),
    ...seen.deciders.map((seat) => `${nameOf(seat)}: ${text('classicBoard.phase.now')}`),
  ],
})

const map = ({ view, say, text }: Teller): Part => ({
  title: text('classicBoard.map'),
  lines: view.squares.map((at) => squareText(at, afootOn(view, at.square), say, text)),
  isLong: true,
})
