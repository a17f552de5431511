import type { Part, Telling } from '../../in-words/telling.ts'
import type { Desk } from './desk.ts'
import { afootOn } from './pointing.ts'
import { squareText } from './square-words.ts'

/** The table of Classic in words: all that eyes would look for, the nearest first. */
export const tellClassic = (desk: Desk): Telling => ({
  see: [now(desk), map(desk)],
  can: desk.isAsked ? [{ title: '', lines: desk.seen.legal.map((move) => withNote(desk, move)) }] : [],
})

const withNote = ({ moveText, noteOn }: Desk, move: string): string =>
  [moveText(move), noteOn(move)].filter((words) => words !== null).join(': ')

const now = ({ seen, view, say, text }: Desk): Part => ({
  title: '',
  lines: [
    ...(seen.asked === null ? [] : [say(seen.asked)]),
    `${text('classicBoard.round')} ${view.round}`,
    say({ key: `phase.${view.phase}` }),
  ],
})

const map = ({ view, say, text }: Desk): Part => ({
  title: text('classicBoard.map'),
  lines: view.squares.map((at) => squareText(at, afootOn(view, at.square), say, text)),
  isLong: true,
})
