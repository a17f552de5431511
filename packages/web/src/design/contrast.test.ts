import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Reads the tokens as a browser would. */
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const colours = (side: 1 | 2): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map((match) => [
      match[1] ?? '',
      match[4] ?? match[side + 1] ?? '',
    ]),
  )
const themes = { light: colours(1), dark: colours(2) }

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dim + 0.05)
}

const grounds = ['ground', 'ground-deep', 'ground-raised', 'ground-high']
const onGround = [
  'ink',
  'ink-quiet',
  'accent-text',
  'good-text',
  'bad-text',
  ...[0, 1, 2, 3, 4].map((s) => `seat-${s}-text`),
]
const onStone = ['stone-ink', 'stone-ink-quiet']

describe.each(Object.entries(themes))('text is readable in the %s theme', (_name, theme) => {
  const pairs = [
    ...grounds.flatMap((ground) => onGround.map((text) => [text, ground])),
    ...['stone', 'stone-deep'].flatMap((stone) => onStone.map((text) => [text, stone])),
    ...Object.keys(theme)
      .filter((name) => name.endsWith('-ink') && !name.startsWith('stone'))
      .map((name) => [name, name.slice(0, -4)]),
    ['stone-back-ink', 'stone-back'],
    ['accent-ink', 'accent-deep'],
  ]
  test.each(pairs)('%s on %s', (text = '', ground = '') => {
    expect(contrast(theme[text] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  test.each(grounds)('the lines of controls and the focus ring stand out from %s', (ground) => {
    expect(contrast(theme['line-strong'] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(3)
    expect(contrast(theme['focus'] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
  const lands = Object.keys(theme)
    .filter((name) => name.startsWith('land-') && name.endsWith('-sign'))
    .map((name) => name.slice(0, -5))
  test.each(lands)('the pattern of %s stands out from it', (land) => {
    expect(contrast(theme[`${land}-sign`] ?? '', theme[land] ?? '')).toBeGreaterThanOrEqual(3)
  })
  // By day desert has the tone of the table: there the edge of its space tells where it ends.
  test.each(lands.flatMap((land) => grounds.map((ground) => [land, ground])))(
    '%s ends where %s begins',
    (land = '', ground = '') => {
      const [own, edge] = [land, 'land-edge'].map((name) => contrast(theme[name] ?? '', theme[ground] ?? ''))
      expect(Math.max(own ?? 0, edge ?? 0)).toBeGreaterThanOrEqual(3)
    },
  )
})
