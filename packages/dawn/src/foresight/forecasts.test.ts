import { below, LANGUAGES, type Random, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CARD_TYPE } from '../data/cards.ts'
import { MILITARY } from '../data/types.ts'
import { describeChance, describeRaise, describeSource, describeTarget, describeWay } from '../describe-foresight.ts'
import { dawn } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { sumOf } from '../rules/source.ts'
import { playerOf, type State } from '../rules/state.ts'
import type { Way } from '../rules/walks.ts'
import { armed, marching } from '../terra/testing/army-position.ts'
import { military } from '../testing/military.ts'
import { move, play, playWithDice } from '../testing/play.ts'
import { DEFAULT_OPTIONS } from '../testing/position.ts'
import { fightNow } from './fight.ts'
import { type Forecast, forecastsOf } from './forecasts.ts'
import { waysOf } from './ways.ts'

test('N-14.15 to N-14.19 an attack is foreseen line by line, with its chance and what tokens would change', () => {
  const state = military(
    { trade: [0, 2, 0, 0, 0], controls: [25], wonders: { 'terracotta-army': 24 }, treaties: [[1, 'joint-war']] },
    { reinforced: [26, 33], trade: [0, 0, 0, 0, 1] },
  )
  const [forecast, ...others] = dawn.view(state, 0).forecasts.filter(({ space }) => space === 26)
  expect(others).toEqual([])
  expect(forecast).toEqual({
    space: 26,
    target: 'reinforced',
    barbarian: null,
    cityState: null,
    owner: 1,
    move: 'attack 26',
    // Joint War goes back with the declaration, and helps against others only.
    attack: [
      { source: { kind: 'slot' }, value: 2 },
      { source: { kind: 'wonder', id: 'terracotta-army' }, value: 2 },
    ],
    defence: [
      { source: { kind: 'terrain', id: 'grassland' }, value: 1 },
      { source: { kind: 'reinforced' }, value: 2 },
    ],
    odds: 21 / 36,
    more: [
      { tokens: 1, by: 1, odds: 26 / 36 },
      { tokens: 2, by: 2, odds: 30 / 36 },
    ],
    defenderMay: 1,
  })
})

test('N-14.20 N-14.21 while the fight is on the view shows the dice, what was spent and what more would do', () => {
  const state = military({ trade: [0, 2, 0, 0, 0], controls: [25] }, { controls: [26], trade: [0, 0, 0, 0, 1] })
  playWithDice(state, [2, 4], 'attack 26')
  expect(dawn.view(state, 0).attack).toEqual({
    space: 26,
    target: 'control',
    barbarian: null,
    cityState: null,
    owner: 1,
    attack: 4,
    defence: 5,
    attackLines: [
      { source: { kind: 'die' }, value: 2 },
      { source: { kind: 'slot' }, value: 2 },
    ],
    defenceLines: [
      { source: { kind: 'die' }, value: 4 },
      { source: { kind: 'terrain', id: 'grassland' }, value: 1 },
    ],
    dice: { attack: 2, defence: 4 },
    isWon: false,
    spender: 0,
    more: [
      { tokens: 1, by: 1, odds: 0 },
      { tokens: 2, by: 2, odds: 1 },
    ],
    reroll: null,
    defenderMay: 1,
  })
  play(state, 'spend', 'spend')
  const now = dawn.view(state, 1).attack
  expect(now?.attackLines.at(-1)).toEqual({ source: { kind: 'spent' }, value: 2 })
  expect(now).toMatchObject({ spender: 1, isWon: true, more: [{ tokens: 1, by: 1, odds: 0 }] })
  play(state, 'spend')
  expect(dawn.view(state, 0).attack).toBeNull()
})

test('T-9.10 T-9.26, T-9.28 before it sets out an army knows what it would meet, and in the fight what a re-roll is worth', () => {
  const state = marching(
    { row: armed('siege-tactics'), trade: [0, 0, 0, 0, 1, 0] },
    { reinforced: [25, 26], armies: [25] },
  )
  const at25 = dawn.view(state, 0).forecasts.filter(({ space }) => space === 25)
  expect(at25.map(({ target, move: declared }) => [target, declared])).toEqual([
    ['reinforced', null],
    ['army', null],
  ])
  expect(at25[0]?.defence).toEqual([
    { source: { kind: 'terrain', id: 'grassland' }, value: 1 },
    { source: { kind: 'reinforced' }, value: 2 },
    { source: { kind: 'army' }, value: 2 },
    { source: { kind: 'card', id: 'siege-tactics' }, value: -2 },
  ])
  play(state, 'army 24', 'step 25')
  expect(dawn.view(state, 0).forecasts.map(({ move: declared }) => declared)).toEqual(['assault', 'strikeArmy 1'])
  playWithDice(state, [1, 6], 'assault')
  // Slot 4, the card's 2 and a die against 9.
  expect(dawn.view(state, 0).attack).toMatchObject({ attack: 7, defence: 9, reroll: 3 / 6 })
})

test('forecasts have words in every language', () => {
  const state = marching({ trade: [0, 0, 0, 0, 1, 0], leader: 'scythia' }, { controls: [25] })
  const { forecasts, ways } = dawn.view(state, 0)
  const [forecast, way] = [forecasts[0] as Forecast, ways.find(({ space }) => space === 26) as Way]
  const sentences = LANGUAGES.map((language) => {
    const { say } = translator(dawn.presentation.words, language, () => 'Bea')
    return [
      describeTarget(forecast),
      ...forecast.attack.map(({ source }) => describeSource(source)),
      ...forecast.defence.map(({ source }) => describeSource(source)),
      describeChance(forecast.odds),
      ...forecast.more.map(describeRaise),
      describeWay(way),
    ].map(say)
  })
  expect(sentences[0]).toEqual([
    'a control token of Bea',
    'slot',
    'Scythia: Tomyris',
    'grassland',
    'Chance to win: 100%',
    '1 token (+1): 100%',
    'To space 26: 3 steps',
  ])
  for (const [index, sentence] of (sentences[0] ?? []).entries()) {
    for (const other of sentences.slice(1)) expect(other[index]).not.toBe(sentence)
  }
})

/** Every roll of both sides' dice. */
const DICE = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => [one, other] as const))

/** Chance that begins with these dice. */
const rolling = ([one, other]: readonly [number, number]): Random => {
  for (let seed = 0; ; seed++) {
    const random = seeded(seed)
    if (below(random, 6) === one - 1 && below(random, 6) === other - 1) return seeded(seed)
  }
}

/** Declares the attack with these dice; nobody spends anything. */
const fight = (state: State, seat: number, text: string, dice: readonly [number, number]): readonly Event[] => {
  const copy = dawn.clone(state)
  const events: Event[] = []
  const act = (by: number, what: string) => dawn.apply(copy, by, move(what), (event) => events.push(event))
  copy.random = rolling(dice)
  act(seat, text)
  while (!events.some(({ kind }) => kind === 'attackWon' || kind === 'attackLost')) {
    const by = dawn.deciders(copy)[0] as number
    const decline = dawn.legal(copy, by).find(({ kind }) => kind === 'done' || kind === 'nothing')
    act(by, (decline ?? dawn.legal(copy, by)[0])?.notation as string)
  }
  return events
}

/** What the rules make of a foreseen attack. */
const mustAgree = (
  state: State,
  seat: number,
  { move: declared, attack, defence, odds }: Forecast,
  all: boolean,
): void => {
  let won = 0
  for (const dice of all ? DICE : DICE.slice(0, 1)) {
    const events = fight(state, seat, declared as string, dice)
    expect(events.find(({ kind }) => kind === 'diceRolled')).toMatchObject({
      attack: dice[0] + sumOf(attack),
      defence: dice[1] + sumOf(defence),
    })
    if (events.some(({ kind }) => kind === 'attackWon')) won++
  }
  if (all) expect(odds).toBeCloseTo(won / DICE.length, 12)
}

/** Random games have few fights and no tokens left for them: here every second card is the military one. */
const warlike = (state: State, seat: number, forecasts: readonly Forecast[], ways: readonly Way[]): readonly Move[] => {
  if (state.pending.at(-1)?.kind === 'turn') {
    const { row, trade } = playerOf(state, seat)
    const place = row.findIndex((card) => CARD_TYPE[card] === MILITARY)
    trade[place] = 2
    if (state.round % 2 === 1) return [move(`focus ${place + 1}`)]
  }
  const way = ways.find(({ space }) => forecasts.some((one) => one.space === space))
  if (way !== undefined) return [move(way.moves[0] as string)]
  const declared = forecasts.flatMap((one) => (one.move === null ? [] : [move(one.move)]))
  return declared.length > 0 ? declared : dawn.legal(state, seat)
}

for (const terra of [false, true]) {
  test(`lines add up to what the rules use, in random games ${terra ? 'of Terra Incognita' : 'of the base game'}`, () => {
    let [foreseen, fights, counted] = [0, 0, 0]
    for (let game = 0; game < 3; game++) {
      const seed = `forecasts ${terra} ${game}`
      const random = seeded(seed)
      const state = dawn.setup({ ...DEFAULT_OPTIONS, terra, rounds: 20 }, terra ? 4 : 3, seed)
      /** Raised since the dice were rolled, by side. */
      let raised = [0, 0]
      let values = [0, 0]
      let met: readonly Forecast[] = []
      for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
        const ways = waysOf(state)
        const forecasts = forecastsOf(state, ways)
        const attack = fightNow(state)
        for (const forecast of forecasts) {
          if (forecast.move !== null) mustAgree(state, seat, forecast, counted++ % 8 === 0)
          expect(
            forecast.more.every(({ odds }, index) => odds >= (forecast.more[index - 1]?.odds ?? forecast.odds)),
          ).toBe(true)
          foreseen++
        }
        if (forecasts.length > 0) met = forecasts
        if (attack !== null) {
          fights++
          expect(sumOf(attack.attackLines)).toBe(attack.attack)
          expect(sumOf(attack.defenceLines)).toBe(attack.defence)
          const spent = (lines: typeof attack.attackLines) =>
            sumOf(lines.filter(({ source }) => source.kind === 'spent'))
          expect([spent(attack.attackLines), spent(attack.defenceLines)]).toEqual(raised)
        }
        const moves = warlike(state, seat, forecasts, ways)
        const attacker = state.active
        dawn.apply(state, seat, moves[below(random, moves.length)] as (typeof moves)[number], (event) => {
          if (event.kind === 'diceRolled') {
            raised = [0, 0]
            values = [event.attack, event.defence]
            const { attackDie, defenceDie, attack: value, defence } = event
            // What was foreseen at the beginning of an army's way is what it meets at its end.
            const fits = met.filter((one) => one.space === state.attack?.target)
            const sums = fits.map((one) => [sumOf(one.attack) + attackDie, sumOf(one.defence) + defenceDie])
            expect(sums).toContainEqual([value, defence])
          }
          if (event.kind !== 'combatRaised' && event.kind !== 'dieRerolled') return
          const side = event.seat === attacker ? 0 : 1
          if (event.kind === 'combatRaised') raised[side] = (raised[side] ?? 0) + event.value - (values[side] ?? 0)
          values[side] = event.value
        })
      }
    }
    expect([foreseen > 50, fights > 20, counted > (terra ? 0 : 50)], `${foreseen}, ${fights}, ${counted}`).toEqual([
      true,
      true,
      true,
    ])
  })
}
