import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Size } from './request.ts'

/** The width of a sheet, and how many pictures stand on one: what can still be read when it is looked at as a whole. */
const WIDTH = 1600
const ON_A_SHEET: Readonly<Record<'wide' | 'tall', { readonly columns: number; readonly rows: number }>> = {
  wide: { columns: 2, rows: 2 },
  tall: { columns: 4, rows: 1 },
}

/** Puts pictures of one size side by side, several on a sheet, and returns the files of the sheets. */
export const makeSheets = async (
  browser: Browser,
  pictures: readonly string[],
  size: Size,
  folder: string,
  name: string,
): Promise<readonly string[]> => {
  const { columns, rows } = ON_A_SHEET[size.width > size.height ? 'wide' : 'tall']
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 100 } })
  const sheets: string[] = []
  for (let at = 0; at < pictures.length; at += columns * rows) {
    const file = join(folder, `sheet-${name}-${String(sheets.length + 1).padStart(2, '0')}.png`)
    await page.setContent(sheetOf(pictures.slice(at, at + columns * rows), columns), { waitUntil: 'load' })
    await page.screenshot({ path: file, fullPage: true })
    sheets.push(file)
  }
  await page.close()
  return sheets
}

const sheetOf = (pictures: readonly string[], columns: number): string => `<!doctype html><style>
  body { margin: 8px; background: #777; font: 16px sans-serif; color: #fff }
  main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px }
  figure { margin: 0 } img { width: 100%; display: block }
</style><main>${pictures.map(figureOf).join('')}</main>`

const figureOf = (file: string): string =>
  `<figure><figcaption>${basename(file, '.png')}</figcaption><img src="data:image/png;base64,${readFileSync(file).toString('base64')}"></figure>`
