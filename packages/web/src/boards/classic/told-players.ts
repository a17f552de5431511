import {
  CARD_NAMES,
  CULTURE_VICTORY,
  describeBlockades,
  ERAS,
  RESOURCES,
  sumOf,
  UNIT_TYPES,
  VICTORIES,
} from '@ecumene/classic'
import type { Part } from '../../in-words/telling.ts'
import { distanceOf } from './goal-distances.ts'
import { handLimitOf } from './holdings.ts'
import { squareName } from './pointing.ts'
import { levelIn, levelName, TO_THE_TOP } from './pyramid-places.ts'
import { countedWords, lineOf, type Teller } from './told-market.ts'

/** Everything that is known of a player. */
export const tellPlayer = (desk: Teller, seat: number): Part => {
  const { view, say, text, nameOf } = desk
  const player = view.players[seat]
  if (player === undefined) return { title: '', lines: [] }
  const { civilization, own } = player
  const counts = [
    ['classicBoard.trade', player.trade],
    ['classicBoard.coins', player.coins],
    ['classicBoard.culture', player.culture],
    ['classicBoard.track', `${player.level}/${CULTURE_VICTORY}`],
    ['classicBoard.speed', player.speed],
    ['classicBoard.stacking', player.stacking],
    ['classicBoard.handLimit', handLimitOf(view, seat)],
    ['classicBoard.armiesLeft', player.reserve.armies],
    ['classicBoard.scoutsLeft', player.reserve.scouts],
  ] as const
  return {
    title: nameOf(seat),
    lines: [
      ...(civilization === null ? [] : [say({ key: `civilization.${civilization}` })]),
      `${text('classicBoard.rival.government')}: ${say({ key: `government.${player.government}` })}`,
      ...counts.map(([key, count]) => `${text(key)} ${count}`),
      ...techs(desk, seat),
      ...lineOf(
        text('classicBoard.resources'),
        countedWords(
          RESOURCES,
          (_name, number) => player.resources[number] ?? 0,
          (name) => say({ key: `resource.${name}` }),
        ),
      ),
      ...markers(desk, seat),
      ...lineOf(
        text('classicBoard.people'),
        player.people.map((id) => say({ key: `person.${id}` })),
      ),
      ...lineOf(
        text('classicBoard.forces'),
        own === null
          ? countedWords(
              UNIT_TYPES,
              (_type, number) => Object.values(player.unitCounts)[number] ?? 0,
              (type) => say({ key: `unit.${type}` }),
            )
          : countedWords(
              CARD_NAMES,
              (_card, number) => own.units[number] ?? 0,
              (card) => `${say({ key: `card.${card}` })} ×`,
            ),
      ),
      ...lineOf(
        text('classicBoard.events'),
        own === null
          ? ERAS.flatMap((era) =>
              player.handBacks[era] === 0 ? [] : [`${say({ key: `era.${era}` })} ${player.handBacks[era]}`],
            )
          : own.hand.map((id) => say({ key: `culture.${id}` })),
      ),
    ],
  }
}

const techs = ({ view, say, text }: Teller, seat: number): readonly string[] => {
  const player = view.players[seat]
  if (player === undefined) return []
  const { own, chosen } = player
  const secret =
    own?.research === 'none'
      ? text('classicBoard.tech.nothing')
      : own?.research != null
        ? text('classicBoard.researching', { tech: say({ key: `tech.${own.research}` }) })
        : text('classicBoard.rival.chosen')
  return [
    ...TO_THE_TOP.flatMap((_needed, index) =>
      lineOf(
        `${text('classicBoard.techs')} ${levelName(index + 1)}`,
        player.techs
          .filter((id) => levelIn(player, id) === index + 1)
          .map((id) => {
            const name = say({ key: `tech.${id}` })
            const count = player.coinTokens[id] ?? 0
            return count === 0 ? name : `${name} (${text('classicBoard.onTech', { count })})`
          }),
      ),
    ),
    ...(chosen && view.phase === 'research' ? [secret] : []),
  ]
}

/** Huts and villages: their faces to their owner, their number to the others. */
const markers = ({ view, say }: Teller, seat: number): readonly string[] => {
  const player = view.players[seat]
  if (player === undefined) return []
  return (['hut', 'village'] as const).flatMap((kind) => {
    const faces = player.own?.[`${kind}s`]
    const count = player[`${kind}s`]
    const title = say({ key: `marker.${kind}` })
    if (count === 0) return []
    return faces === undefined
      ? [`${title} ${count}`]
      : lineOf(
          title,
          countedWords(
            RESOURCES,
            (_name, number) => faces[number] ?? 0,
            (name) => say({ key: `resource.${name}` }),
          ),
        )
  })
}

/** What the cities of a player make. */
export const tellCities = ({ view, say, text, nameOf }: Teller, seat: number): Part => ({
  title: `${text('classicBoard.cities')}: ${nameOf(seat)}`,
  lines: view.accounts
    .filter((account) => account.seat === seat)
    .map((account) =>
      [
        squareName(account.square),
        `${text('classicBoard.production')} ${sumOf(account.production)}`,
        `${text('classicBoard.trade')} ${sumOf(account.trade)}`,
        `${text('classicBoard.arts')} ${sumOf(account.culture)}`,
        ...account.resources.map((resource) => say({ key: `resource.${resource}` })),
        ...describeBlockades(account).map(say),
      ].join(', '),
    ),
})

/** The four ways to win, and how far everybody is. */
export const tellGoals = ({ view, say, text, nameOf }: Teller): Part => ({
  title: text('classicBoard.goal.title'),
  lines: VICTORIES.map((victory) => {
    const distances = view.players.flatMap((_player, seat) => {
      const distance = distanceOf(view, seat, victory)
      if (distance === null) return []
      const { have, need } = distance
      const words = victory === 'military' ? text('classicBoard.goal.away', { count: need - have }) : `${have}/${need}`
      return [`${nameOf(seat)} ${words}`]
    })
    return [say({ key: `ending.${victory}` }), distances.join(', ')].filter((words) => words !== '').join(': ')
  }),
})
