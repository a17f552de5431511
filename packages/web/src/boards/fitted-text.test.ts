import { describe, expect, test } from 'vitest'
import { fitTexts } from './fitted-text.tsx'

/** A box whose text is so high and wide at full size, and shrinks with its type. */
const madeWith = (
  text: { readonly height: number; readonly width: number; readonly heightCut?: number },
  done: string[] = [],
) => {
  let size = 1
  let isCut = false
  const box = {
    clientHeight: 100,
    clientWidth: 100,
    get scrollHeight() {
      done.push('measured')
      return Math.max(100, (isCut ? (text.heightCut ?? text.height) : text.height) * size)
    },
    get scrollWidth() {
      return Math.max(100, text.width * size)
    },
    style: {
      setProperty: (name: string, value: string) => {
        done.push('set')
        if (name === '--fit') size = Number(value)
      },
    },
    toggleAttribute: (name: string, isOn: boolean) => {
      if (name === 'data-cut') isCut = isOn
    },
  }
  return { box: box as unknown as HTMLElement, found: () => ({ size, isCut }) }
}

const boxWith = (text: { readonly height: number; readonly width: number }) => {
  const { box, found } = madeWith(text)
  fitTexts([box])
  return found()
}

describe('a fitted text', () => {
  test('keeps its size where it fits', () => {
    expect(boxWith({ height: 100, width: 100 })).toEqual({ size: 1, isCut: false })
  })

  test('is set no smaller than it needs, for its lines and for its longest word', () => {
    expect(boxWith({ height: 110, width: 90 })).toEqual({ size: 0.9, isCut: false })
    expect(boxWith({ height: 20, width: 116 })).toEqual({ size: 0.86, isCut: false })
  })

  test('is measured in full, even where less of it is shown since it was cut', () => {
    const { box, found } = madeWith({ height: 300, width: 90, heightCut: 50 })
    fitTexts([box])
    fitTexts([box])
    expect(found().isCut).toBe(true)
  })

  test('never becomes too small to be read: it is marked as cut instead', () => {
    const { size, isCut } = boxWith({ height: 300, width: 90 })
    expect(isCut).toBe(true)
    expect(size).toBeGreaterThanOrEqual(0.75)
  })

  test('is measured after all of them are set: one layout for each size, however many there are', () => {
    const done: string[] = []
    const texts = [110, 90, 300].map((height) => madeWith({ height, width: 90 }, done))
    fitTexts(texts.map(({ box }) => box))
    expect(texts.map(({ found }) => found().size)).toEqual([0.9, 1, 0.78])
    const turns = done.filter((each, place) => each === 'set' && done[place - 1] !== 'set')
    expect(turns.length).toBe(7)
  })
})
