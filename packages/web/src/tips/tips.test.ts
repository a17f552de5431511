import { readdirSync, readFileSync } from 'node:fs'
import type { View as ClassicView } from '@ecumene/classic'
import type { View as DawnView } from '@ecumene/dawn'
import { below, pieceAddress, seeded } from '@ecumene/kernel'
import { gameNamed } from '@ecumene/shelf'
import { expect, test } from 'vitest'
import { afootOn } from '../boards/classic/pointing.ts'
import { squareLines } from '../boards/classic/square-words.ts'
import { TIP_RULES as CLASSIC_RULES } from '../boards/classic/tip-rules.ts'
import { spaceLines } from '../boards/dawn/space-words.ts'
import { TIP_RULES as DAWN_RULES } from '../boards/dawn/tip-rules.ts'
import { TIP_RULES as DUEL_RULES } from '../boards/duel/tip-rules.ts'
import { matchOf } from '../table/testing.ts'
import type { TipLine } from './tip.ts'

const IDS = new URL('../../../../docs/rules/ids/', import.meta.url)
const known = new Set(readdirSync(IDS).flatMap((book) => readFileSync(new URL(book, IDS), 'utf8').split('\n')))

test.each([
  ['duel', DUEL_RULES],
  ['dawn', DAWN_RULES],
  ['classic', CLASSIC_RULES],
])('the rules that tips of %s lead to exist', (_game, rules) => {
  for (const [thing, ids] of Object.entries(rules)) {
    expect([thing, ids.filter((id: string) => !known.has(id))]).toEqual([thing, []])
  }
})

/** The tips of all places of the map in the course of a random game. */
const told = (gameId: string, moves: number, linesOf: (view: unknown) => readonly TipLine[]): readonly TipLine[] => {
  const match = matchOf(gameId)
  const random = seeded(`tips of ${gameId}`)
  const lines: TipLine[] = []
  for (let move = 0; move < moves && match.outcome() === null; move++) {
    if (move % 25 === 0) lines.push(...linesOf(match.view(null)))
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat)
    match.submit(seat, match.game.notation.notate(legal[below(random, legal.length)]))
  }
  return lines
}

const say = ({ key }: { readonly key: string }): string => key
const text = (key: string): string => key

test.each([
  [
    'dawn',
    (view: unknown) =>
      (view as DawnView).spaces.flatMap((_space, index) => spaceLines(view as DawnView, index, say, text)),
  ],
  [
    'classic',
    (view: unknown) =>
      (view as ClassicView).squares.flatMap((at) =>
        squareLines(at, afootOn(view as ClassicView, at.square), say, text),
      ),
  ],
])('everything on the map of %s has its entry or its rules', (gameId, linesOf) => {
  const catalogue = gameNamed(gameId)?.presentation.catalogue?.()
  const entries = new Set(
    catalogue?.kinds.flatMap(({ id, pieces }) => pieces.map((piece) => pieceAddress(id, piece.id))),
  )
  const lines = told(gameId, 600, linesOf)
  expect(new Set(lines.map(({ words }) => words)).size).toBeGreaterThan(15)
  for (const { words, piece, rules } of lines) {
    const leadsOn = piece === undefined ? (rules ?? []).length > 0 : entries.has(piece)
    expect(leadsOn, `${words} ${piece ?? ''}`).toBe(true)
  }
})
