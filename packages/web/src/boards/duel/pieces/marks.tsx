import type { Colour, Resource } from '@ecumene/duel'
import type { ReactElement } from 'react'
import { Icon, type IconName, iconOutline } from '../../../icons/icon.tsx'
import styles from './marks.module.css'
import { COLOUR_PICTURES, RESOURCE_PICTURES } from './pictures.ts'

/*
 * The small physical signs from which cards, costs and cities are put together. Each is as tall as `--mark`. They only
 * repeat what is said in words beside them, so screen readers do not meet them.
 */

export const ResourceMark = ({ resource }: { readonly resource: Resource }): ReactElement => (
  <span className={styles['resource']} data-resource={resource} aria-hidden="true">
    <Icon name={RESOURCE_PICTURES[resource]} size="78%" />
  </span>
)

export const CoinMark = ({ text }: { readonly text: string | number }): ReactElement => (
  <span className={styles['coin']} data-long={String(text).length > 1 || undefined} aria-hidden="true">
    {text}
  </span>
)

export const PointsMark = ({ points }: { readonly points: number | string }): ReactElement => (
  <svg className={styles['points']} viewBox="24 24 464 464" aria-hidden="true" focusable="false">
    <path fill="currentColor" d={iconOutline('laurels')} />
    <text
      x="256"
      y={String(points).length > 1 ? 314 : 338}
      textAnchor="middle"
      fill="currentColor"
      data-long={String(points).length > 1 || undefined}
    >
      {points}
    </text>
  </svg>
)

export const GlyphMark = ({ name }: { readonly name: IconName }): ReactElement => (
  <span className={styles['glyph']} aria-hidden="true">
    <Icon name={name} size="100%" />
  </span>
)

/** A card of a colour, very small: the colour and its second sign. */
export const ColourMark = ({ colour }: { readonly colour: Colour }): ReactElement => (
  <span className={styles['colour']} data-colour={colour} aria-hidden="true">
    <Icon name={COLOUR_PICTURES[colour]} size="84%" />
  </span>
)

/** A round enamel token. */
export const TokenMark = ({ name, text }: { readonly name?: IconName; readonly text?: string }): ReactElement => (
  <span className={styles['token']} aria-hidden="true">
    {name === undefined ? text : <Icon name={name} size="66%" />}
  </span>
)

export const SignMark = ({ text }: { readonly text: string }): ReactElement => (
  <span className={styles['sign']} aria-hidden="true">
    {text}
  </span>
)
