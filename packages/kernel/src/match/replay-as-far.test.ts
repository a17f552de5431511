import { expect, it } from 'vitest'
import type { Game } from '../game.ts'
import { bazaar } from '../toy/index.ts'
import { bazaarMatch } from '../toy/random-play.ts'
import { replayAsFar } from './replay-as-far.ts'

const game: Game = bazaar

const played = () => {
  const match = bazaarMatch(2, 'as far')
  for (const [seat, move] of [
    [0, 'bid 3'],
    [1, 'bid 0'],
    [0, 'leave'],
  ] as const) {
    expect(match.submit(seat, move).ok).toBe(true)
  }
  return match
}

it('follows a record to its end where the rules allow it', () => {
  const match = played()
  const { match: followed, problem } = replayAsFar(game, match.record())
  expect(problem).toBeNull()
  expect(followed?.hash()).toBe(match.hash())
})

it('follows it up to the entry that the rules refuse', () => {
  const record = played().record()
  const { match, problem } = replayAsFar(game, { ...record, log: [...record.log, { seat: 0, move: 'dance' }] })
  expect(match?.ply).toBe(3)
  expect(problem).toMatchObject({ ply: 3, path: 'log[3].move' })
})

it('follows it up to the entry at which the rules break down, and throws nothing', () => {
  const broken: Game = {
    ...game,
    apply(state, seat, move, tell) {
      if (game.notation.notate(move) === 'leave') throw new TypeError('a state of another shape, with a secret in it')
      game.apply(state, seat, move, tell)
    },
  }
  const { match, problem } = replayAsFar(broken, played().record())
  expect(match?.ply).toBe(2)
  expect(problem).toEqual({ ply: 2, path: 'log[2]', message: 'the rules have failed: TypeError' })
})

it('says so where not even the set-up can be followed', () => {
  expect(replayAsFar(game, { ...played().record(), deal: [] })).toMatchObject({ match: null, problem: { ply: null } })
})
