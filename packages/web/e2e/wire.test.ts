import { CARD_PIECES, cardNumbered, duel, type State, type View } from '@ecumene/duel'
import { Match, type MatchRecord, seeded } from '@ecumene/kernel'
import type { ServerMessage } from '@ecumene/protocol'
import { describe, expect, it } from 'vitest'
import { SERVER_IS_GONE, sitDown, tableId } from './support/online.ts'
import { playOn } from './support/play.ts'
import { askedIn, matchAt } from './support/saved.ts'
import { setStage } from './support/stage.ts'
import { recordOf, replaceMatch } from './support/store.ts'
import { nextMoment } from './support/table.ts'
import { eventsIn, type Told, toldBy } from './support/told.ts'

const { open, server } = setStage()

const CARDS: ReadonlySet<string> = new Set(CARD_PIECES.map(({ id }) => id))

/** The cards that have been turned up by each ply, by the slots themselves and not by what is shown of them. */
const turnedUp = (record: MatchRecord): readonly ReadonlySet<string>[] => {
  const known = new Set<string>()
  return Array.from({ length: record.log.length + 1 }, (_unused, ply) => {
    const replayed = Match.replay(duel, { ...record, log: record.log.slice(0, ply) })
    if (!replayed.ok) throw new Error(replayed.error.message)
    const { slots, present, faceUp } = replayed.value.state() as State
    for (const [index, card] of slots.entries()) {
      if ((present & faceUp & (1 << index)) !== 0) known.add(cardNumbered(card).id)
    }
    return new Set(known)
  })
}

/** Every text and every name of a field in a message, with the field (or the path of the change) it stands in. */
const textsIn = (data: unknown, field = ''): readonly (readonly [field: string, text: string])[] => {
  if (typeof data === 'string') return [[field, data]]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, inner]) => [
    [field, name] as const,
    ...textsIn(inner, Array.isArray(data) ? field : name),
  ])
}

/** Ids of cards anywhere in a message. `library` is a card, but also what a decision, a move and a message are called. */
const cardsIn = (message: unknown): readonly string[] =>
  textsIn(message).flatMap(([field, text]) => {
    const words = text.split(/[^a-z-]+/)
    const ids = words.filter((word) => CARDS.has(word) && word !== 'library')
    const name = field.split('/').at(-1) ?? ''
    return text === 'library' && !['kind', 'key', 'type'].includes(name) ? [...ids, text] : ids
  })

describe('the wire', () => {
  it('carries nothing to a browser that its seat may not know', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    const link = await sitDown(ann, bob, 'duel', async (page) => {
      await page.getByLabel('Only the player who draws them').check()
    })

    // The game is set to where somebody draws secret tokens; it begins and ends as any other.
    for (const { forgive } of [ann, bob]) forgive(SERVER_IS_GONE)
    await server().kill()
    const prepared = matchAt('duel', (match) => askedIn(match)?.kind === 'library', { greatLibraryTokens: 'private' })
    replaceMatch(server(), tableId(link), prepared)
    await Promise.all([ann, bob].map(({ page }) => page.getByText('Connection lost').waitFor()))
    const skipped = [ann, bob].map(({ frames }) => frames.length)
    await server().start()
    await Promise.all([ann, bob].map(({ page }) => page.getByText('Connection lost').waitFor({ state: 'detached' })))
    const whoDraws = askedIn(prepared)?.seat ?? 0
    await nextMoment(whoDraws === 0 ? ann.page : bob.page)
    await Promise.all([playOn(ann.page, seeded('Ann')), playOn(bob.page, seeded('Bob'))])

    const record = recordOf(server(), tableId(link))
    const known = turnedUp(record)
    for (const [seat, { frames }] of [ann, bob].entries()) {
      let ply = 0
      let view: View | null = null
      let secrets = 0
      for (const frame of frames.slice(skipped[seat])) {
        expect(frame).not.toContain(String(record.seed))
        expect(frame).not.toMatch(/"(seed|deal|random|chance|slots|undealt)"/)
        const message = JSON.parse(frame) as ServerMessage
        const told: Told<View> | null = toldBy<View>(message, view)
        if (told !== null) {
          view = told.view
          ply = Math.max(ply, told.ply)
          const isMine = view?.asked?.kind === 'library' && view.asked.seat === seat
          expect(view?.libraryTokens ?? []).toHaveLength(isMine ? 3 : 0)
          expect(told.viewer).toBe(seat)
        }
        for (const card of cardsIn(message)) expect([...(known[ply] ?? [])]).toContain(card)
        for (const { kind, tokens } of eventsIn<SomeEvent>(message)) {
          if (kind === 'libraryDrawn') secrets += tokens?.length ?? 0
        }
      }
      expect(ply).toBe(record.log.length)
      expect(secrets > 0).toBe(seat === whoDraws)
    }
    // Every card that was ever hidden was really tested against some message.
    expect(known.at(-1)?.size).toBeGreaterThan(20)
  })
})

type SomeEvent = { readonly kind: string; readonly tokens?: readonly string[] }
