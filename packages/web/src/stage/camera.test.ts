import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Camera, makeCamera } from './camera.ts'
import { type Point, pointUnder, type Room } from './geometry.ts'

/** A room much wider than its map: there is room on both sides of it. */
const WIDE: Room = { width: 1200, height: 500, right: 52, bottom: 0 }
const MAP = { x: 0, y: 0, width: 600, height: 600 }
const NOTCH = 1.27

beforeEach(() => void vi.stubGlobal('cancelAnimationFrame', () => undefined))
afterEach(() => void vi.unstubAllGlobals())

/** A camera without a page: the window keeps whole pixels within the sheet, as a browser does. */
const cameraIn = (first: Room): Camera => {
  let room = first
  const [sheet, drawing] = [{ style: { width: '', height: '' } }, { style: { transform: '' } }]
  const pane = {
    scrollLeft: 0,
    scrollTop: 0,
    scrollTo: ({ left, top }: { readonly left: number; readonly top: number }) => {
      pane.scrollLeft = bounded(left, Number.parseFloat(sheet.style.width) - room.width)
      pane.scrollTop = bounded(top, Number.parseFloat(sheet.style.height) - room.height)
    },
  }
  const elements = { window: pane, sheet, drawing } as unknown as Parameters<typeof makeCamera>[0]
  const camera = makeCamera(elements, () => undefined)
  camera.measure(room)
  camera.lay(MAP)
  return {
    ...camera,
    measure: (next, isSameWindow) => {
      room = next
      camera.measure(next, isSameWindow)
    },
  }
}

const bounded = (wished: number, most: number): number => Math.round(Math.max(0, Math.min(wished, most)))

const under = (camera: Camera, at: Point): Point => {
  const { scroll, sheet } = camera.sight()
  return pointUnder(at, scroll, sheet)
}

const near = ({ x, y }: Point) => ({ x: expect.closeTo(x, 0) as number, y: expect.closeTo(y, 0) as number })

describe('a wheel', () => {
  test('comes back to what lay under the pointer, once a map with room beside it fills its room', () => {
    const camera = cameraIn(WIDE)
    const at = { x: 520, y: 200 }
    const meant = under(camera, at)
    for (let turn = 0; turn < 6; turn++) camera.turnWheel(NOTCH, at)
    expect(under(camera, at)).toEqual(near(meant))
  })

  test('means what lies under the pointer anew where that has moved, or the map has', () => {
    const camera = cameraIn(WIDE)
    const at = { x: 520, y: 200 }
    for (let turn = 0; turn < 6; turn++) camera.turnWheel(NOTCH, at)
    const other = { x: 600, y: 260 }
    const meant = under(camera, other)
    camera.turnWheel(1 / NOTCH, other)
    expect(under(camera, other)).toEqual(near(meant))

    const { scroll } = camera.sight()
    camera.panTo({ x: scroll.x - 40, y: scroll.y - 30 })
    const panned = under(camera, other)
    camera.turnWheel(NOTCH, other)
    expect(under(camera, other)).toEqual(near(panned))
  })
})

describe('a map that opens', () => {
  const opening = { on: { x: 400, y: 300 }, least: 1, scale: 1.5 }

  test('is seen as a whole where that can be read, and about its place where it cannot', () => {
    const camera = cameraIn(WIDE)
    camera.open({ ...opening, least: 0.5 })
    expect(camera.canPan()).toBe(false)
    camera.open(opening)
    expect(camera.sight().scale).toBe(1.5)
    // There is room on both sides of it.
    expect(under(camera, { x: 600, y: 250 })).toEqual(near({ x: 300, y: 300 }))
    camera.open(null)
    expect(camera.canPan()).toBe(false)
  })

  test('keeps its place in the middle when it gets another room, until it is moved', () => {
    const camera = cameraIn(WIDE)
    camera.open(opening)
    camera.measure({ ...WIDE, width: 500 })
    expect(under(camera, { x: 250, y: 250 })).toEqual(near({ x: 400, y: 300 }))
  })

  test('is brought to another place as near as it is, and stays where all can be read', () => {
    const camera = cameraIn(WIDE)
    camera.look({ ...opening, least: 0.5 })
    expect(camera.canPan()).toBe(false)
    camera.open(opening)
    camera.turnWheel(NOTCH, { x: 600, y: 250 })
    const { scale } = camera.sight()
    camera.look({ ...opening, on: { x: 300, y: 300 } })
    expect(camera.sight().scale).toBe(scale)
    expect(under(camera, { x: 600, y: 250 })).toEqual(near({ x: 300, y: 300 }))
  })
  test('is laid closer about what is looked at closely, and as a whole again afterwards, unless somebody has moved it', () => {
    const camera = cameraIn(WIDE)
    const far = { ...opening, least: 0.5 }
    camera.open(far)
    camera.look(opening)
    expect(camera.sight().scale).toBe(1.5)
    camera.look(far)
    expect(camera.canPan()).toBe(false)
    camera.look(opening)
    camera.turnWheel(NOTCH, { x: 600, y: 250 })
    camera.look(far)
    expect(camera.sight().scale).toBeGreaterThan(1.5)
  })
})

describe('a map that is seen as a whole', () => {
  const opening = { on: { x: 300, y: 500 }, least: 0.5, scale: 1.5 }
  /** A question takes a part of the room. */
  const asked = { ...WIDE, height: 300 }

  test('keeps its size while a question takes some of its room, and is seen as a whole afterwards', () => {
    const camera = cameraIn(WIDE)
    const { scale } = camera.sight()
    camera.measure(asked, true)
    expect(camera.sight().scale).toBe(scale)
    expect(camera.canPan()).toBe(true)
    camera.measure({ ...asked, height: 350 }, true)
    expect(camera.sight().scale).toBe(scale)
    camera.measure(WIDE, true)
    expect(camera.sight().scale).toBe(scale)
    expect(camera.canPan()).toBe(false)
  })

  test('shows what the question is about at that size', () => {
    const camera = cameraIn(WIDE)
    const { scale } = camera.sight()
    camera.measure(asked, true)
    camera.look(opening)
    expect(camera.sight().scale).toBe(scale)
    const { y } = under(camera, { x: 600, y: 150 })
    expect(y).toBeGreaterThan(350)
  })

  test('is fitted into a window that has become lower, and may be fitted by hand', () => {
    const camera = cameraIn(WIDE)
    const { scale } = camera.sight()
    camera.measure(asked)
    expect(camera.sight().scale).toBeLessThan(scale)
    expect(camera.canPan()).toBe(false)
    camera.measure(WIDE)
    camera.measure(asked, true)
    camera.open(null)
    expect(camera.canPan()).toBe(false)
  })
})
