import { describe, expect, it } from 'vitest'
import { CHART, chartShape } from './chart-shape.ts'

describe('a chart', () => {
  it('goes from edge to edge and ends where the numbers end', () => {
    const { lines, ends, ticks } = chartShape([
      [0, 5, 10],
      [0, 0, 4],
    ])
    expect(lines[0]).toBe(`M${CHART.left} ${CHART.height - CHART.bottom}H333V128H630V10`)
    expect(ends[0]).toEqual({ x: CHART.width - CHART.right, y: CHART.top })
    expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10])
  })

  it('has a ground to stand on where nothing was ever counted, and room below zero', () => {
    expect(chartShape([[0, 0]]).ticks.map(({ value }) => value)).toEqual([0, 1])
    const { ticks } = chartShape([[-10, 30]])
    expect(ticks[0]?.value).toBe(-10)
    expect(ticks.at(-1)?.value).toBe(30)
  })
})
