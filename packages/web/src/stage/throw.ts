import { isStill } from '../controls/media.ts'
import type { Camera } from './camera.ts'
import type { Point } from './geometry.ts'

/** Only how fast a finger was in the end counts. */
const REMEMBERED_MS = 90
/** In pixels a millisecond: what is slower was put down, not thrown. */
const SLOW = 0.12
/** The share of its speed that a map keeps over a millisecond. */
const KEPT = 0.9955

/** A map that a finger throws goes on for a moment, where motion is welcome. */
export const throwOn = (camera: Camera) => {
  let noted: readonly { readonly time: number; readonly at: Point }[] = []
  let gliding = 0

  const slide = (speed: Point) => {
    let { x, y } = camera.sight().scroll
    let [across, down] = [speed.x, speed.y]
    let before: number | null = null
    const step = (now: number) => {
      const passed = Math.min(50, now - (before ?? now))
      before = now
      x -= across * passed
      y -= down * passed
      camera.panTo({ x, y })
      across *= KEPT ** passed
      down *= KEPT ** passed
      if (Math.hypot(across, down) > SLOW / 4) gliding = requestAnimationFrame(step)
    }
    gliding = requestAnimationFrame(step)
  }

  return {
    note: (time: number, at: Point) => {
      noted = [...noted.filter((one) => time - one.time < REMEMBERED_MS), { time, at }]
    },
    letGo: (time: number) => {
      const recent = noted.filter((one) => time - one.time < REMEMBERED_MS)
      noted = []
      const [first, last] = [recent[0], recent.at(-1)]
      if (first === undefined || last === undefined || last.time <= first.time) return
      const passed = last.time - first.time
      const speed = { x: (last.at.x - first.at.x) / passed, y: (last.at.y - first.at.y) / passed }
      if (!isStill() && Math.hypot(speed.x, speed.y) > SLOW) slide(speed)
    },
    stop: () => {
      noted = []
      cancelAnimationFrame(gliding)
    },
  }
}
