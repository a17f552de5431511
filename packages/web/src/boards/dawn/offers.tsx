import { plansFor, type WonderDeckView } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import { memo, type ReactElement } from 'react'
import { useSteady } from '../../controls/use-steady.ts'
import { Icon } from '../../icons/icon.tsx'
import { telling } from '../../tips/tip.ts'
import { useDesk } from './desk.ts'
import { longestWordOf } from './longest-word.ts'
import styles from './offers.module.css'
import { useScene } from './scene.ts'
import { typeSign } from './signs.ts'
import { WonderBill } from './wonder-bill.tsx'

/** The world wonders on offer: what each costs me now, what could pay for it, what is missing. */
export const Offers = (): ReactElement => {
  const { view, text, hands } = useDesk()
  const take = useSteady(hands.take)
  return (
    <section className={styles['offers']} aria-labelledby="offers" data-anchor="wonders">
      <h2 id="offers">{text('dawnBoard.wonderDecks')}</h2>
      <ul>
        {view.wonders.map((deck) => {
          const thing = `wonder:${deck.top}`
          const isLit = deck.top !== null && hands.movesAt(thing).length > 0
          return <Offer key={deck.type} {...{ deck, thing, isLit, take }} isPressed={hands.held?.thing === thing} />
        })}
      </ul>
    </section>
  )
}

type OfferProps = {
  readonly deck: WonderDeckView
  readonly thing: string
  readonly isLit: boolean
  readonly isPressed: boolean
  readonly take: (thing: string) => void
}

const Offer = memo(({ deck: { type, top, below }, thing, isLit, isPressed, take }: OfferProps): ReactElement => {
  const { view, viewer, say, text } = useScene()
  const plan = viewer === null || top === null ? undefined : plansFor(view, viewer)[top]
  const isMeant = top !== null && view.paying?.wonder === top
  const name = top === null ? text('dawnBoard.noWonder') : say({ key: `wonder.${top}` })
  const left = below.reduce((sum, count) => sum + count, 0)
  return (
    <li data-type={type} data-empty={top === null || undefined}>
      <button
        type="button"
        className={styles['offer']}
        data-anchor={thing}
        data-lit={isLit || undefined}
        data-meant={isMeant || undefined}
        aria-pressed={isPressed}
        {...telling<HTMLButtonElement>(() =>
          top === null ? { name: text('dawnBoard.noWonder') } : { piece: pieceAddress('wonder', top) },
        )}
        onClick={() => take(thing)}
      >
        <span className={styles['band']}>
          <Icon name={typeSign(type)} size="16px" />
          <span className="unseen">{say({ key: `type.${type}` })}</span>
          <small aria-hidden="true">{left}</small>
          <span className="unseen">{text('dawnBoard.below', { count: left })}</span>
        </span>
        <span className={styles['name']} style={longestWordOf(name)}>
          {name}
        </span>
        {plan !== undefined && (
          <span className={styles['cost']} data-enough={plan.missing === 0}>
            {plan.cost.total}
          </span>
        )}
      </button>
      {plan !== undefined && <WonderBill plan={plan} say={say} />}
    </li>
  )
})
Offer.displayName = 'Offer'
