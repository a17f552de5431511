import { describe, expect, test } from 'vitest'
import { fitText } from './fitted-text.tsx'

/** A box whose text is so high and wide at full size, and shrinks with its type. */
const boxWith = (text: { readonly height: number; readonly width: number }) => {
  let size = 1
  let isCut = false
  const box = {
    clientHeight: 100,
    clientWidth: 100,
    get scrollHeight() {
      return Math.max(100, text.height * size)
    },
    get scrollWidth() {
      return Math.max(100, text.width * size)
    },
    style: {
      setProperty: (name: string, value: string) => {
        if (name === '--fit') size = Number(value)
      },
    },
    toggleAttribute: (name: string, isOn: boolean) => {
      if (name === 'data-cut') isCut = isOn
    },
  }
  fitText(box as unknown as HTMLElement)
  return { size, isCut }
}

describe('a fitted text', () => {
  test('keeps its size where it fits', () => {
    expect(boxWith({ height: 100, width: 100 })).toEqual({ size: 1, isCut: false })
  })

  test('is set no smaller than it needs, for its lines and for its longest word', () => {
    expect(boxWith({ height: 110, width: 90 })).toEqual({ size: 0.9, isCut: false })
    expect(boxWith({ height: 20, width: 116 })).toEqual({ size: 0.86, isCut: false })
  })

  test('never becomes too small to be read: it is marked as cut instead', () => {
    const { size, isCut } = boxWith({ height: 300, width: 90 })
    expect(isCut).toBe(true)
    expect(size).toBeGreaterThanOrEqual(0.75)
  })
})
