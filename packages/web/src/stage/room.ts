import type { Room, Size } from './geometry.ts'

/** The room of a stage as it is. A column of buttons keeps its right side free where all is to be seen, a row its bottom. */
export const roomOf = (stage: HTMLElement): Room => {
  const { clientWidth: width, clientHeight: height } = stage
  const controls = stage.lastElementChild
  if (!(controls instanceof HTMLElement)) return { width, height, right: 0, bottom: 0 }
  const isColumn = controls.offsetHeight > controls.offsetWidth
  return {
    width,
    height,
    right: isColumn ? width - controls.offsetLeft : 0,
    bottom: isColumn ? 0 : height - controls.offsetTop,
  }
}

/** What a map could have of it at most: the stage is as high as its map needs, up to its `max-height`. */
export const mostOf = (stage: HTMLElement): Size => {
  const { width, height, right, bottom } = roomOf(stage)
  const { maxHeight } = getComputedStyle(stage)
  return { width: width - right, height: maxHeight.endsWith('px') ? Number.parseFloat(maxHeight) : height - bottom }
}
