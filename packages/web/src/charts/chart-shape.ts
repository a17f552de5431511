/** A line chart as numbers: where lines, grid and labels are, in units of the drawing. */
export type ChartShape = {
  readonly lines: readonly string[]
  readonly ends: readonly { readonly x: number; readonly y: number }[]
  readonly ticks: readonly { readonly y: number; readonly value: number }[]
}

export const CHART = { width: 640, height: 260, left: 36, right: 10, top: 10, bottom: 14 } as const

/** The lines of all seats over the moves of a game; `series` has a list of values for each seat. */
export const chartShape = (series: readonly (readonly number[])[]): ChartShape => {
  const values = series.flat()
  const low = Math.min(0, ...values)
  const step = tickStep(Math.max(1, ...values) - low)
  const high = Math.max(step, Math.ceil(Math.max(...values, 0) / step) * step)
  const last = Math.max(1, (series[0]?.length ?? 1) - 1)
  const x = (index: number): number => round(CHART.left + (index / last) * (CHART.width - CHART.left - CHART.right))
  const y = (value: number): number =>
    round(CHART.top + ((high - value) / (high - low)) * (CHART.height - CHART.top - CHART.bottom))
  const ticks: { readonly y: number; readonly value: number }[] = []
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) ticks.push({ y: y(value), value })
  return {
    // Counts change in steps, not gradually: the lines are stairs.
    lines: series.map((counts) =>
      counts.map((count, index) => (index === 0 ? `M${x(0)} ${y(count)}` : `H${x(index)}V${y(count)}`)).join(''),
    ),
    ends: series.map((counts) => ({ x: x(counts.length - 1), y: y(counts.at(-1) ?? 0) })),
    ticks,
  }
}

/** About a dozen moments including the last: a table of every move would say less. */
export const momentsOf = (length: number): readonly number[] => {
  const step = Math.max(1, Math.ceil((length - 1) / 12))
  const moments: number[] = []
  for (let move = 0; move < length - 1; move += step) moments.push(move)
  return [...moments, length - 1]
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A round distance between grid lines: about four of them. */
const tickStep = (span: number): number => {
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return Math.max(1, factor * power)
}
