import { describe, expect, it } from 'vitest'
import { sheetOf } from './sheet.ts'

describe('the end sheet', () => {
  it('is the sum of what it shows', () => {
    const scores = [
      { wonders: 3, blue: 4 },
      { wonders: 0, blue: 10, guilds: 2 },
    ]
    expect(sheetOf({ scores })).toEqual({
      rows: [
        { category: 'wonders', points: [3, 0] },
        { category: 'blue', points: [4, 10] },
        { category: 'guilds', points: [0, 2] },
      ],
      totals: [7, 12],
    })
    expect(sheetOf({ scores: [] })).toEqual({ rows: [], totals: null })
  })

  it('has no sum where categories are compared one after the other, and shows no more of them than needed', () => {
    const shown = (...scores: { agendas: number; wonders: number; spaces: number }[]) => {
      const { rows, totals } = sheetOf({ scores, compared: 'inTurn' })
      expect(totals).toBeNull()
      return rows.map(({ category }) => category)
    }
    expect(shown({ agendas: 3, wonders: 1, spaces: 9 }, { agendas: 2, wonders: 5, spaces: 30 })).toEqual(['agendas'])
    const tied = { agendas: 3, wonders: 1, spaces: 9 }
    // Seats that are behind do not matter.
    expect(shown(tied, { agendas: 3, wonders: 2, spaces: 1 }, { agendas: 1, wonders: 2, spaces: 9 })).toEqual([
      'agendas',
      'wonders',
    ])
    expect(shown(tied, { ...tied, spaces: 8 })).toEqual(['agendas', 'wonders', 'spaces'])
    expect(shown(tied, tied)).toEqual(['agendas', 'wonders', 'spaces'])
  })
})
