import type { Counted, Effect, Resource } from '@ecumene/duel'
import { Fragment, type ReactElement } from 'react'
import styles from './effect-icons.module.css'
import { CoinMark, ColourMark, GlyphMark, PointsMark, ResourceMark, SignMark, TokenMark } from './marks.tsx'
import { SYMBOL_PICTURES } from './pictures.ts'

/** Effects as signs, in one row: the same data that the rules execute and the words describe. */
export const EffectIcons = ({ effects }: { readonly effects: readonly Effect[] }): ReactElement => (
  <span className={styles['effects']} aria-hidden="true">
    {effects.map((effect) => (
      <span key={effect.kind} className={styles['effect']}>
        <EffectIcon effect={effect} />
      </span>
    ))}
  </span>
)

export const EffectIcon = ({ effect }: { readonly effect: Effect }): ReactElement => {
  switch (effect.kind) {
    case 'produces':
      return <Row of={effect.resources} between="" />
    case 'producesOneOf':
      return <Row of={effect.resources} between="/" />
    case 'fixesPrice':
      return (
        <>
          <Row of={effect.resources} between="" />
          <SignMark text="=" />
          <CoinMark text={1} />
        </>
      )
    case 'coins':
      return <CoinMark text={`+${effect.count}`} />
    case 'opponentLoses':
      return (
        <span className={styles['loss']}>
          <CoinMark text={`−${effect.count}`} />
        </span>
      )
    case 'coinsPer':
      return <Per what={<CoinMark text={effect.count} />} counted={effect.counted} />
    case 'points':
      return <PointsMark points={effect.count} />
    case 'shields':
      return <Repeat count={effect.count} name="checked-shield" />
    case 'symbol':
      return <GlyphMark name={SYMBOL_PICTURES[effect.symbol]} />
    case 'guild':
      return (
        <Per
          what={
            <>
              {effect.coins > 0 && <CoinMark text={effect.coins} />}
              <PointsMark points={effect.points} />
            </>
          }
          counted={effect.counted}
        />
      )
    case 'demolishes':
      return (
        <>
          <GlyphMark name="demolish" />
          <ColourMark colour={effect.colour} />
        </>
      )
    case 'drawsProgress':
      return <TokenMark text={`${effect.drawn}`} />
    case 'rebuilds':
      return <GlyphMark name="card-draw" />
    case 'extraTurn':
      return <GlyphMark name="clockwise-rotation" />
    case 'discount':
      return (
        <>
          <SignMark text={`−${effect.units}`} />
          <CountedMark counted={effect.on} />
        </>
      )
    case 'tradeIncome':
      return <GlyphMark name="receive-money" />
    case 'pointsPerProgress':
      return (
        <>
          <PointsMark points={effect.count} />
          <SignMark text="/" />
          <TokenMark text="" />
        </>
      )
    case 'extraShields':
      return (
        <>
          <SignMark text={`+${effect.count}`} />
          <GlyphMark name="checked-shield" />
        </>
      )
    case 'extraTurnPerWonder':
      return (
        <>
          <GlyphMark name="clockwise-rotation" />
          <SignMark text="/" />
          <CountedMark counted="wonder" />
        </>
      )
    case 'coinsPerChain':
      return (
        <>
          <CoinMark text={effect.count} />
          <SignMark text="/" />
          <GlyphMark name="linked-rings" />
        </>
      )
  }
}

const Row = ({ of, between }: { readonly of: readonly Resource[]; readonly between: string }): ReactElement => (
  <>
    {of.map((resource, index) => (
      // A card may make two units of one resource, and the list never changes.
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
      <Fragment key={index}>
        {index > 0 && between !== '' && <SignMark text={between} />}
        <ResourceMark resource={resource} />
      </Fragment>
    ))}
  </>
)

const Repeat = ({ count, name }: { readonly count: number; readonly name: 'checked-shield' }): ReactElement => (
  <>
    {Array.from({ length: count }, (_unused, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal signs in a row
      <GlyphMark key={index} name={name} />
    ))}
  </>
)

const Per = ({
  what,
  counted,
}: {
  readonly what: ReactElement
  readonly counted: readonly Counted[]
}): ReactElement => (
  <>
    {what}
    <SignMark text="/" />
    {counted.map((kind) => (
      <CountedMark key={kind} counted={kind} />
    ))}
  </>
)

const CountedMark = ({ counted }: { readonly counted: Counted }): ReactElement => {
  if (counted === 'wonder') return <GlyphMark name="egyptian-pyramids" />
  if (counted === 'threeCoins') return <CoinMark text={3} />
  return <ColourMark colour={counted} />
}
