import type { View } from '@ecumene/dawn'
import type { CSSProperties } from 'react'

/** Colours that paint.css has enamel for; whoever plays another one keeps the colour of the seat. */
const ENAMELS: ReadonlySet<string> = new Set(['red', 'blue', 'orange', 'green', 'purple'])

/** The players have the colours that they play, wherever the board names them. */
export const paint = (view: unknown): CSSProperties => {
  const properties: Record<string, string> = {}
  for (const [seat, { colour }] of (view as View).players.entries()) {
    if (colour === null || !ENAMELS.has(colour)) continue
    properties[`--seat-${seat}`] = `var(--play-${colour})`
    properties[`--seat-${seat}-ink`] = 'var(--play-ink)'
    properties[`--seat-${seat}-text`] = `var(--play-${colour}-text)`
  }
  return properties as CSSProperties
}
