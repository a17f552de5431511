import type { View as ClassicView } from '@ecumene/classic'
import type { View as DawnView } from '@ecumene/dawn'
import type { Match } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Point, touching } from './support/fingers.ts'
import { matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { nextMoment } from './support/table.ts'
import { LAPTOP, PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

type Box = Point & { readonly width: number; readonly height: number }

const GAMES = ['dawn', 'classic'] as const

const named = (...names: readonly string[]) => names.map((name) => ({ kind: 'person', name }) as const)
/** The map of New Dawn for two is too small to be moved about much. */
const PLAYERS = { dawn: named('Ann', 'Bob', 'Cleo', 'Dan'), classic: named('Ann', 'Bob') }

/** Windows in which the map fills its room both ways: one that has room beside it cannot be moved there. */
const WINDOWS = { dawn: { width: 1040, height: 900 }, classic: LAPTOP }

/** A table whose map is there, with a few things on it, and no space of it lit. */
const openMap = async (page: Page, game: (typeof GAMES)[number]): Promise<void> => {
  const match = matchAt(game, (at) => at.moves >= 40 && isChoosing(at), {}, PLAYERS[game].length)
  await page.goto(await saveGame(page, match, PLAYERS[game], 'never'))
  await nextMoment(page)
  await page.locator('[data-space]').first().waitFor()
  await showAll(page)
}

/** Where a map would be too small to be hit or read it opens on a part of it; here the whole is meant. */
const showAll = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      if (!(await isFitted(page))) await page.keyboard.press('f')
      return isFitted(page)
    })
    .toBe(true)

/** New Dawn asks for a card, Classic for a tech: a click on the map does nothing but look. */
const isChoosing = (match: Match): boolean => {
  const kind: string | undefined = (match.view(null) as DawnView | ClassicView).asked?.kind
  return kind === 'turn' || kind === 'research'
}

const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not to be seen`)
  return box
}

/** The space under a point, and where its middle is. */
const spaceAt = (page: Page, { x, y }: Point): Promise<{ readonly name: string; readonly middle: Point }> =>
  page.evaluate(
    ([across, down]) => {
      const space = document.elementFromPoint(across ?? 0, down ?? 0)?.closest('[data-space]')
      if (space == null) throw new Error(`no space lies at ${across}, ${down}`)
      const box = space.getBoundingClientRect()
      return {
        name: space.getAttribute('data-space') ?? '',
        middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      }
    },
    [x, y],
  )

/** The middle of a space in the middle of the map. */
const startOn = async (page: Page): Promise<{ readonly name: string; readonly middle: Point }> => {
  const stage = await boxOf(page, '[data-stage] svg[data-orientation]')
  return spaceAt(page, { x: stage.x + stage.width / 2 + 3, y: stage.y + stage.height / 2 + 3 })
}

const middleOf = async (page: Page, space: string): Promise<Point> => {
  const { x, y, width, height } = await boxOf(page, `[data-space="${space}"]`)
  return { x: x + width / 2, y: y + height / 2 }
}

const isFitted = (page: Page): Promise<boolean> => page.locator('[data-stage][data-fitted]').isVisible()

const pressed = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('[data-space][aria-pressed="true"]')
    .evaluateAll((spaces) => spaces.map((space) => space.getAttribute('data-space')))

/** Within two and a half pixels: pointer positions are whole pixels, magnified with the map. */
const near = ({ x, y }: Point) => ({
  x: expect.closeTo(x, -0.7) as number,
  y: expect.closeTo(y, -0.7) as number,
})

const widthOf = async (page: Page, space: string): Promise<number> =>
  (await boxOf(page, `[data-space="${space}"]`)).width

describe.each(GAMES)('the map of %s', (game) => {
  it('zooms with the wheel around the pointer, is dragged, and fitted again; a click is still a click', async () => {
    const { page } = await open({ viewport: WINDOWS[game] })
    await openMap(page, game)
    const { name, middle } = await startOn(page)
    const before = await widthOf(page, name)
    await page.mouse.move(middle.x, middle.y)
    for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -120)
    // All four: a wheel may come after a press that was sent later.
    await expect.poll(() => widthOf(page, name)).toBeGreaterThan(before * 2.5)
    // What lies under the pointer stays there.
    expect(await middleOf(page, name)).toEqual(near(middle))

    // A drag takes the map along and chooses nothing.
    await page.mouse.down()
    await page.mouse.move(middle.x - 60, middle.y - 40, { steps: 6 })
    await page.mouse.up()
    expect(await middleOf(page, name)).toEqual(near({ x: middle.x - 60, y: middle.y - 40 }))
    expect(await pressed(page)).toEqual([])
    // A click right after it chooses what lies under the pointer now; a hand that trembles does not matter.
    const under = await spaceAt(page, middle)
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + 2, middle.y + 1)
    await page.mouse.up()
    await expect.poll(() => pressed(page)).toEqual([under.name])

    // However far it is dragged, the map stays in sight.
    for (let drags = 0; drags < 6; drags++) {
      await page.mouse.move(middle.x - 150, middle.y - 120)
      await page.mouse.down()
      await page.mouse.move(middle.x + 150, middle.y + 120, { steps: 3 })
      await page.mouse.up()
    }
    const [stage, map] = [await boxOf(page, '[data-stage]'), await boxOf(page, '[data-stage] svg[data-orientation]')]
    expect(map.x - stage.x).toBeLessThan(60)
    expect(map.y - stage.y).toBeLessThan(60)

    await page.keyboard.press('f')
    await expect.poll(() => isFitted(page)).toBe(true)
    expect(await widthOf(page, name)).toBeCloseTo(before, 1)
    expect(await middleOf(page, name)).toEqual(near(middle))
  })

  it('takes a press for what it came down on, and copes with a wheel or a lost button during a drag', async () => {
    const { page } = await open({ viewport: WINDOWS[game] })
    await openMap(page, game)
    const { name, middle } = await startOn(page)
    const before = await widthOf(page, name)
    const turnWheel = async (times: number) => {
      await page.mouse.move(middle.x, middle.y)
      for (let turns = 0; turns < times; turns++) await page.mouse.wheel(0, -120)
      await expect.poll(() => widthOf(page, name)).toBeGreaterThan(before * 1.2 ** times)
    }
    await turnWheel(2)

    // The hand trembles over the edge of a space.
    const edge = await page.evaluate(
      ({ x, y }) => {
        const at = (across: number) =>
          document.elementFromPoint(across, y)?.closest('[data-space]')?.getAttribute('data-space')
        let across = x
        while (at(across + 1) === at(x)) across++
        return across
      },
      { x: Math.round(middle.x), y: Math.round(middle.y) },
    )
    await page.mouse.move(edge, middle.y)
    await page.mouse.down()
    await page.mouse.move(edge + 2, middle.y)
    await page.mouse.up()
    await expect.poll(() => pressed(page)).toEqual([name])
    // What goes from one space to another is no click on either.
    await page.keyboard.press('f')
    await expect.poll(() => isFitted(page)).toBe(true)
    const beside = { x: middle.x + before, y: middle.y }
    expect((await spaceAt(page, beside)).name).not.toBe(name)
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(beside.x, beside.y, { steps: 4 })
    await page.mouse.up()
    expect(await pressed(page)).toEqual([name])

    // The map is enlarged while it is dragged: it stays at the hand.
    await turnWheel(2)
    await page.mouse.down()
    await page.mouse.move(middle.x - 30, middle.y - 20, { steps: 3 })
    const width = await widthOf(page, name)
    await page.mouse.wheel(0, -120)
    await expect.poll(() => widthOf(page, name)).toBeGreaterThan(width * 1.1)
    await page.mouse.move(middle.x + 20, middle.y + 10, { steps: 3 })
    expect(await middleOf(page, name)).toEqual(near({ x: middle.x + 20, y: middle.y + 10 }))
    await page.mouse.up()

    // The button is released where the map gets no event.
    const at = await middleOf(page, name)
    await page.locator('[data-stage] svg[data-orientation]').dispatchEvent('pointerdown', {
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      buttons: 1,
      clientX: middle.x,
      clientY: middle.y,
    })
    await page.mouse.move(middle.x - 50, middle.y - 50, { steps: 4 })
    expect(await middleOf(page, name)).toEqual(near(at))
  })

  it('obeys keys and buttons, and brings the space under the cursor into sight', async () => {
    const { page } = await open()
    await openMap(page, game)
    const { name } = await startOn(page)
    const before = await widthOf(page, name)
    const control = (which: string) => page.locator(`[data-stage-control="${which}"]`)
    expect(await control('out').getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('+')
    await expect.poll(() => widthOf(page, name)).toBeGreaterThan(before * 1.3)
    await control('in').click()
    await control('in').click()
    await expect.poll(() => widthOf(page, name)).toBeGreaterThan(before * 2.5)
    expect(await control('out').getAttribute('aria-disabled')).toBe('false')

    // Arrows move the map while the cursor is not on a space, and walk while it is.
    const at = await middleOf(page, name)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await middleOf(page, name)).x).toBeLessThan(at.x - 30)
    const [first] = await page.locator('[data-space]').evaluateAll((spaces) => spaces.map((space) => space.outerHTML))
    expect(first).toContain('role="button"')
    const stage = await boxOf(page, '[data-stage]')
    for (const space of [page.locator('[data-space]').first(), page.locator('[data-space]').last()]) {
      await space.focus()
      const box = await space.boundingBox()
      expect(box?.x).toBeGreaterThan(stage.x)
      expect(box?.y).toBeGreaterThan(stage.y)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(stage.x + stage.width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(stage.y + stage.height)
    }
    await page.keyboard.press('-')
    await page.keyboard.press('0')
    await expect.poll(() => isFitted(page)).toBe(true)
    expect(await widthOf(page, name)).toBeCloseTo(before, 1)
  })

  it('refits its room when the window changes, and covers no space with its buttons', async () => {
    const { page } = await open()
    await openMap(page, game)
    for (const viewport of [
      { width: 1280, height: 720 },
      PHONE,
      { width: 844, height: 390 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport)
      await expect
        .poll(async () => {
          await showAll(page)
          return page.evaluate(() => {
            const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
            const [stage, map] = [box('[data-stage]'), box('[data-stage] svg[data-orientation]')]
            const isInside =
              map.left >= stage.left && map.right <= stage.right && map.top >= stage.top && map.bottom <= stage.bottom
            const buttons = [...document.querySelectorAll('[data-stage-control]')].map((one) =>
              one.getBoundingClientRect(),
            )
            const isFree = buttons.every(({ left, top }) => left >= map.right || top >= map.bottom)
            const isLarge = map.width > stage.width * 0.8 || map.height > stage.height * 0.8
            return { isInside, isFree, isLarge }
          })
        })
        .toEqual({ isInside: true, isFree: true, isLarge: true })
    }
  })

  it('is as sharp when zoomed as if drawn at that size', async () => {
    const { page } = await open()
    await openMap(page, game)
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('+')
    await expect.poll(() => isFitted(page)).toBe(false)
    const { x, y, width, height } = await boxOf(page, '[data-stage]')
    const clip = { x: x + width / 2 - 150, y: y + height / 2 - 150, width: 300, height: 300 }
    const shot = async () => (await page.screenshot({ clip })).toString('base64')
    const shown = async (display: string) => {
      await page.locator('[data-stage]').evaluate((stage: HTMLElement, how) => {
        stage.style.display = how
      }, display)
      await shot()
    }
    let before = ''
    // What is coarse for a moment may become sharp: the picture that stays counts.
    const isSettled = async () => {
      const now = await shot()
      const isSame = now === before
      before = now
      return isSame
    }
    await expect.poll(isSettled).toBe(true)
    await shown('none')
    await shown('')
    await expect.poll(async () => (await shot()) === before).toBe(true)
  })

  it('keeps its middle when the window changes while zoomed', async () => {
    const { page } = await open({ viewport: { width: 1400, height: 900 } })
    await openMap(page, game)
    const { name } = await startOn(page)
    const before = await widthOf(page, name)
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(() => widthOf(page, name)).toBeGreaterThan(before * 2.5)
    const fromMiddle = async () => {
      const [stage, { x, y }] = [await boxOf(page, '[data-stage]'), await middleOf(page, name)]
      return { x: x - stage.x - stage.width / 2, y: y - stage.y - stage.height / 2 }
    }
    const [width, apart] = [await widthOf(page, name), await fromMiddle()]
    const { width: wide } = await boxOf(page, '[data-stage]')
    const lies = await page.locator('[data-orientation]').getAttribute('data-orientation')
    await page.setViewportSize({ width: 1360, height: 860 })
    await expect.poll(async () => (await boxOf(page, '[data-stage]')).width).toBeLessThan(wide)
    expect(await page.locator('[data-orientation]').getAttribute('data-orientation')).toBe(lies)
    await expect.poll(fromMiddle).toEqual(near(apart))
    expect(await widthOf(page, name)).toBeCloseTo(width, 1)
  })

  it('is pinched, flung and tapped; if all of it is in sight, one finger scrolls the page instead', async () => {
    const { page, context } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    await openMap(page, game)
    const wire = await context.newCDPSession(page)
    const { name, middle } = await startOn(page)
    const before = await widthOf(page, name)
    const apart = (distance: number): readonly [Point, Point] => [
      { x: middle.x - distance, y: middle.y },
      { x: middle.x + distance, y: middle.y },
    ]
    const [near1, near2] = apart(25)
    const [far1, far2] = apart(70)
    await page.locator('[data-stage] [data-orientation]').evaluate((element) => {
      const note = () => element.setAttribute('data-was', getComputedStyle(element).willChange)
      addEventListener('pointermove', note, { once: true })
    })
    await touching(wire, [near1, far1], [near2, far2])
    await expect.poll(() => widthOf(page, name)).toBeGreaterThan(before * 2)
    expect(await middleOf(page, name)).toEqual(near(middle))
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
    // Between the fingers it was only stretched; now it is painted sharply again.
    const drawing = page.locator('[data-stage] [data-orientation]')
    expect(await drawing.getAttribute('data-was')).toBe('transform')
    expect(await drawing.evaluate((element) => getComputedStyle(element).willChange)).toBe('auto')

    await touching(wire, [middle, { x: middle.x - 50, y: middle.y - 60 }])
    await expect.poll(async () => (await middleOf(page, name)).x).toBeLessThan(middle.x - 30)
    expect(await pressed(page)).toEqual([])
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const under = await spaceAt(page, middle)
    await page.touchscreen.tap(middle.x, middle.y)
    await expect.poll(() => pressed(page)).toEqual([under.name])

    // Two taps fit and choose nothing; nearer than two calls of the test can be, as a finger does it.
    const other = await spaceAt(page, { x: middle.x, y: middle.y + before * 3 })
    expect(other.name).not.toBe(under.name)
    await page.evaluate(({ x, y }) => {
      const target = document.elementFromPoint(x, y)
      const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }
      const pointer = { ...init, pointerId: 9, pointerType: 'touch', isPrimary: true }
      for (let taps = 0; taps < 2; taps++) {
        target?.dispatchEvent(new PointerEvent('pointerdown', pointer))
        target?.dispatchEvent(new PointerEvent('pointerup', pointer))
        target?.dispatchEvent(new PointerEvent('click', pointer))
      }
    }, other.middle)
    await expect.poll(() => isFitted(page)).toBe(true)
    expect(await widthOf(page, name)).toBeCloseTo(before, 1)
    await expect.poll(() => page.locator('[data-held]').count()).toBe(0)
    expect(await pressed(page)).toEqual([under.name])
    // The table is one screen: a finger that passes over a map in its place moves nothing.
    const { middle: start } = await startOn(page)
    await touching(wire, [start, { x: start.x, y: start.y - 150 }])
    expect(await isFitted(page)).toBe(true)
  })
})

it('with reduced motion a map is rotated at once, without animation', async () => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await openMap(page, 'dawn')
  const [before, after] = await page
    .locator('[data-space]')
    .last()
    .evaluate((space) => {
      const at = () => space.getBoundingClientRect().x
      const first = at()
      space.setAttribute('transform', 'translate(50 0)')
      return [first, at()]
    })
  expect(after).not.toBe(before)
})

it('React draws nothing while the map is moved', async () => {
  const { page } = await open()
  await openMap(page, 'dawn')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const { middle } = await startOn(page)
  await page.evaluate(() => {
    const seen: string[] = []
    const stage = document.querySelector('[data-stage]')
    new MutationObserver((changes) =>
      seen.push(...changes.map(({ type, attributeName }) => `${type} ${attributeName}`)),
    ).observe(stage as Node, { subtree: true, childList: true, attributes: true, characterData: true })
    Object.assign(window, { seenOnStage: seen })
  })
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 80, middle.y - 60, { steps: 12 })
  await page.mouse.move(middle.x + 20, middle.y + 30, { steps: 12 })
  await page.mouse.up()
  const seen = await page.evaluate(() => (window as unknown as { seenOnStage: readonly string[] }).seenOnStage)
  // The cursor is another while one drags, and the space that was pressed has the focus: nothing else.
  expect(seen.filter((change) => !/data-panning|tabindex/.test(change))).toEqual([])
})
