import { RESOURCES } from '@ecumene/dawn'
import type { Part, Telling } from '../../in-words/telling.ts'
import type { Desk } from './desk.ts'
import { spaceText } from './space-words.ts'

/** The table of New Dawn in words: all that eyes would look for, the nearest first. */
export const tellDawn = (desk: Desk): Telling => ({
  see: [now(desk), ...desk.view.players.map((_player, seat) => player(desk, seat)), wonders(desk), map(desk)],
  can: desk.isAsked ? [{ title: '', lines: desk.seen.legal.map((move) => withNote(desk, move)) }] : [],
})

const withNote = ({ moveText, noteOn }: Desk, move: string): string =>
  [moveText(move), noteOn(move)].filter((words) => words !== null).join(': ')

const now = ({ seen, view, say, text }: Desk): Part => ({
  title: '',
  lines: [
    ...(seen.asked === null ? [] : [say(seen.asked)]),
    `${text('dawnBoard.round')} ${view.round}`,
    `${text('dawnBoard.event')}, ${text('dawnBoard.comes')} ${(view.coming[0] ?? []).map((icon) => say({ key: `icon.${icon}` })).join(', ')}`,
  ],
})

const player = ({ view, say, text, nameOf }: Desk, seat: number): Part => {
  const one = view.players[seat]
  if (one === undefined) return { title: '', lines: [] }
  return {
    title: nameOf(seat),
    lines: [
      ...one.row.map(({ card, slot, trade }) => {
        const words = text('dawnBoard.slot', { number: slot, card: say({ key: `card.${card}` }) })
        return trade === 0 ? words : `${words}, ${text('dawnBoard.trade', { count: trade })}`
      }),
      `${text('dawnBoard.tech')} ${one.tech}`,
      `${text('dawnBoard.matureCities')} ${one.matureCities}`,
      ...RESOURCES.flatMap((resource) =>
        one.resources[resource] === 0 ? [] : [`${say({ key: `resource.${resource}` })} ${one.resources[resource]}`],
      ),
      ...one.wonders.map((id) => say({ key: `wonder.${id}` })),
      ...one.agendas.flatMap(({ marked, progress }) =>
        progress.map(({ agenda, have, need }) => {
          const words = `${say({ key: `agenda.${agenda}` })} ${text('dawnBoard.progress', { have, need })}`
          return marked ? `${words}, ${text('dawnBoard.fulfilled')}` : words
        }),
      ),
    ],
  }
}

const wonders = ({ view, say, text }: Desk): Part => ({
  title: text('dawnBoard.wonderDecks'),
  lines: view.wonders.map(({ type, top }) => {
    const name = top === null ? text('dawnBoard.noWonder') : say({ key: `wonder.${top}` })
    return `${say({ key: `type.${type}` })}: ${name}`
  }),
})

const map = ({ view, say, text }: Desk): Part => ({
  title: text('dawnBoard.map'),
  lines: view.spaces.map((_space, index) => spaceText(view, index, say, text)),
  isLong: true,
})
