import { describe, expect, it } from 'vitest'
import { LAND_PATTERNS } from './land-patterns.ts'
import { shifted } from './shifted.ts'

describe('a path that is drawn elsewhere', () => {
  it('moves what is absolute and nothing else', () => {
    const moved = shifted('M-18 -9l3 6 3 -6M1 2L3 4 5 6H7V8h9v1Zq1 2 3 4t5 0', { x: 100, y: 10.5 })
    expect(moved.replace(/ +/g, ' ')).toBe(
      'M 82 1.5l 3 6 3 -6M 101 12.5L 103 14.5 105 16.5H 107V 18.5h 9v 1Zq 1 2 3 4t 5 0',
    )
  })

  it('grows, but for the flags of its arcs', () => {
    const moved = shifted('M-4 0A4 4 0 1 1 4 0l1 2', { x: 10, y: 20 }, 1.5)
    expect(moved.replace(/ +/g, ' ')).toBe('M 4 20A 6 6 0 1 1 16 20l 1.5 3')
  })

  it('knows every command that land is drawn with', () => {
    const commands = new Set(
      Object.values(LAND_PATTERNS)
        .join('')
        .match(/[A-Za-z]/g),
    )
    const absolute = [...commands].filter((command) => command === command.toUpperCase() && command !== 'Z')
    expect(absolute.filter((command) => !'MLHV'.includes(command))).toEqual([])
  })
})
