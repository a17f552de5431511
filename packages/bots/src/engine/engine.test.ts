import { duel } from '@ecumene/duel'
import { perspective, seeded } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import { describe, expect, test } from 'vitest'
import { greedyBot } from '../greedy.ts'
import { NO_GUIDE } from '../guide.ts'
import { briefOf, moveOf } from './brief.ts'
import { namesIn, programNamed } from './program.ts'
import { readLine } from './protocol.ts'
import { speak } from './speak.ts'

describe('names of programs', () => {
  test.each([
    ['exec:./my-bot', './my-bot', []],
    ['exec:python3 bot.py --depth 3', 'python3', ['bot.py', '--depth', '3']],
    [`exec:"my bot" 'a, b' --name="x y"`, 'my bot', ['a, b', '--name=x y']],
  ])('%s', (name, file, words) => {
    expect(programNamed(name)).toEqual({ ok: true, value: { name, file, words } })
  })

  test('what names no program is refused', () => {
    expect(programNamed('exec:')).toMatchObject({ ok: false, error: '"exec:" names no program' })
    expect(programNamed('exec:"my bot')).toMatchObject({ ok: false, error: expect.stringContaining('not closed') })
  })

  test('a comma in quotes does not end a name', () => {
    expect(namesIn(`greedy, exec:bot 'a,b' "c,d",search:10ms`)).toEqual([
      'greedy',
      `exec:bot 'a,b' "c,d"`,
      'search:10ms',
    ])
    expect(namesIn('greedy,,random')).toEqual(['greedy', '', 'random'])
  })
})

describe('what an engine is told', () => {
  const options = Object.fromEntries(Object.entries(duel.options).map(([name, field]) => [name, field.default]))
  const state = duel.setup(options as never, 2, 'engine')
  const [seat = 0] = duel.deciders(state)

  test('is the same in worlds that its seat cannot tell apart, the world it may sample from included', () => {
    const brief = (of: typeof state) =>
      briefOf(perspective(duel, of, seat), seeded('chance'), { milliseconds: 5, world: true })
    expect(brief(duel.sample(state, seat, seeded('other')))).toEqual(brief(state))
    expect(
      briefOf(perspective(duel, state, seat), seeded('chance'), { milliseconds: 5, world: false }),
    ).not.toHaveProperty('world')
  })

  test('is enough for our own bots to speak the protocol', async () => {
    const brief = briefOf(perspective(duel, state, seat), seeded('chance'), { milliseconds: 5, world: true })
    const said = await conversation(
      { type: 'hello', protocol: 1 },
      { type: 'game', game: 'duel', seat },
      JSON.parse(JSON.stringify(brief)),
      { type: 'result', outcome: null },
      { type: 'quit' },
    )
    expect(said).toEqual([
      { type: 'hello', protocol: 1, name: 'ecumene', world: true },
      { type: 'move', move: expect.any(String) },
    ])
    expect(brief.moves).toContain((said[1] as { readonly move: string }).move)
  })

  test.each([
    [{ type: 'hello', protocol: 2 }, 'this engine speaks protocol 1'],
    [{ type: 'game', game: 'chess', seat: 0 }, 'this engine does not play chess'],
    [{ type: 'decide' }, 'a decision needs a game before it, and a world'],
    [{ type: 'dance' }, 'not a line of the protocol: {"type":"dance"}'],
  ])('%j makes our engine give up and say why', async (told, message) => {
    expect(await conversation(told)).toEqual([{ type: 'error', message }])
  })

  const conversation = async (...told: readonly object[]): Promise<readonly unknown[]> => {
    const said: unknown[] = []
    const lines = async function* () {
      for (const message of told) yield JSON.stringify(message)
    }
    await speak(
      lines(),
      (line) => said.push(JSON.parse(line)),
      async (id) => (id === 'duel' ? { game: duel, bot: () => greedyBot(NO_GUIDE) } : null),
    )
    return said
  }
})

describe('what an engine answers', () => {
  test('is a line of the protocol, or nothing', () => {
    expect(readLine('{"type":"move","move":"pass"}')).toEqual({ type: 'move', move: 'pass' })
    expect(readLine('{"type":"hello","protocol":1}')).toEqual({ type: 'hello', protocol: 1, world: false })
    for (const line of ['', 'pass', '7', 'null', '[]', '{"type":"move"}', '{"type":"hello"}', '{"type":"cheat"}']) {
      expect(readLine(line)).toBeNull()
    }
  })

  test('may be a move that is not listed where the game has such moves, if it is legal', () => {
    const options = Object.fromEntries(Object.entries(bazaar.options).map(([name, field]) => [name, field.default]))
    const state = bazaar.setup(options as never, 3, 'offers')
    let offered = 0
    const random = seeded('moves')
    for (let decisions = 0; decisions < 200; decisions++) {
      const [seat] = bazaar.deciders(state)
      if (seat === undefined) break
      const eyes = perspective(bazaar, state, seat)
      const open = eyes.suggest(random)
      if (open !== null) {
        offered++
        expect(moveOf(eyes, random, bazaar.notation.notate(open))).toEqual(open)
      }
      expect(moveOf(eyes, random, 'nonsense')).toBeNull()
      const [move] = eyes.legal()
      if (move === undefined) break
      bazaar.apply(state, seat, move)
    }
    expect(offered).toBeGreaterThan(0)
  })
})
