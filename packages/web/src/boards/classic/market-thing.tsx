import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { type Tip, telling } from '../../tips/tip.ts'
import styles from './market.module.css'
import { useHeld, useScene } from './scene.ts'
import { breakable } from './syllables.ts'

type ThingProps = {
  readonly thing: string
  readonly tip: () => Tip
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A thing of the market: bright and a button when something can be done with it, else it only tells. */
export const Thing = ({ thing, tip, className = '', children }: ThingProps): ReactElement => {
  const { movesAt, take } = useScene()
  const isLit = movesAt(thing).length > 0
  const isHeld = useHeld(thing, isLit)
  return (
    <button
      type="button"
      className={className}
      tabIndex={isLit ? 0 : -1}
      data-anchor={thing}
      data-lit={isLit || undefined}
      aria-pressed={isHeld}
      {...telling<HTMLButtonElement>(tip, isLit ? 'too' : 'only')}
      onClick={() => isLit && take(thing)}
    >
      {children}
    </button>
  )
}

type TileProps = Omit<ThingProps, 'className'> & {
  readonly sign: IconName
  readonly name: string
  readonly price: number
}

export const Tile = ({ thing, tip, sign, name, price, children }: TileProps): ReactElement => (
  <Thing {...{ thing, tip }} className={styles['tile']}>
    <span className={styles['cost']}>{price}</span>
    <Icon name={sign} size="20px" />
    <span className={styles['name']} aria-hidden="true">
      {breakable(name)}
    </span>
    <span className="unseen">{name}</span>
    {children}
  </Thing>
)

export const Left = ({ count }: { readonly count: number }): ReactElement => {
  const { text } = useScene()
  return (
    <span className={styles['left']} data-none={count === 0 || undefined}>
      <span aria-hidden="true">×{count}</span>
      <span className="unseen">{text('classicBoard.market.left', { count })}</span>
    </span>
  )
}
