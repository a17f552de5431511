import { type RefObject, useCallback, useEffect } from 'react'
import { useKey } from '../controls/use-key.ts'
import type { Camera } from './camera.ts'
import { STEP } from './controls.tsx'

/** How far an arrow moves the map, as a share of the room. */
const STRIDE = 0.2

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Plus, minus, nought and f from anywhere. Arrows move the map where they have nothing else to do: on a space they walk,
 * in a list they choose, in a replay left and right step.
 */
export const useStageKeys = (camera: RefObject<Camera | null>): void => {
  const closer = useCallback(() => camera.current?.zoom(STEP), [camera])
  const further = useCallback(() => camera.current?.zoom(1 / STEP), [camera])
  const fit = useCallback(() => camera.current?.fit(), [camera])
  useKey('+', closer)
  useKey('=', closer)
  useKey('-', further)
  useKey('0', fit)
  useKey('f', fit)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key]
      const { target } = event
      if (arrow === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const isFree = target === document.body || (target instanceof Element && target.closest('[data-stage-control]'))
      if (!isFree || camera.current?.canPan() !== true || document.querySelector(':modal') !== null) return
      event.preventDefault()
      camera.current.panBy(arrow[0] * STRIDE, arrow[1] * STRIDE)
    }
    // After everyone who listens on the document: whatever they take is prevented by then.
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [camera])
}
