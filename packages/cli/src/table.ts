export type Align = 'left' | 'right'

/** Rows as lines of text with aligned columns, indented by two. Columns without an alignment go to the right. */
export const table = (rows: readonly (readonly string[])[], align: readonly Align[] = ['left']): string => {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, widthOf(cell))
  }
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const padding = ' '.repeat((widths[column] ?? 0) - widthOf(cell))
        return align[column] === 'left' ? cell + padding : padding + cell
      })
      .join('  ')
  return rows.map((row) => `  ${line(row)}`.trimEnd()).join('\n') + (rows.length > 0 ? '\n' : '')
}

/** The letters of all four languages take one column each. */
const widthOf = (text: string): number => [...text].length

/** A number for people: thousands separated, and only as many decimals as matter. */
export const figure = (value: number): string => {
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 3
  return value.toLocaleString('en', { maximumFractionDigits: Number.isInteger(value) ? 0 : digits })
}

export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
