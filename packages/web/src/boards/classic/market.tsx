import { memo, type ReactElement, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { remember, remembered } from '../../memory/remembered.ts'
import { CultureDecks } from './culture-decks.tsx'
import { AdvanceButton, CultureTrack } from './culture-track.tsx'
import { useDesk } from './desk.ts'
import styles from './market.module.css'
import { Buildings } from './market-buildings.tsx'
import { Forces } from './market-forces.tsx'
import { areGoodsLit, urgentGoods } from './market-goods.ts'
import { Resources } from './market-resources.tsx'
import { Wonders } from './market-wonders.tsx'
import { useScene } from './scene.ts'

const TABS = ['goods', 'culture'] as const
type Tab = (typeof TABS)[number]

const TAB_WORDS = { goods: 'classicBoard.market', culture: 'classicBoard.track' } as const

/** There is room for it beside the question and the log. */
const ROOMY = 820

const begin = (): Tab | null => {
  const kept = remembered('market')
  if (kept === null) return window.innerHeight >= ROOMY ? 'goods' : null
  return TABS.find((tab) => tab === kept) ?? null
}

/** What can be bought, built and drawn, and the culture track. At the right of a wide table it folds to its tabs. */
export const Market = memo((): ReactElement => {
  const { room, text, movesAt } = useScene()
  const [tab, setTab] = useState<Tab | null>(begin)
  if (room === 'phone') {
    return (
      <div className={styles['market']} data-whole>
        <Goods />
        <h2>{text('classicBoard.track')}</h2>
        <Culture />
      </div>
    )
  }
  const isLit = {
    goods: areGoodsLit(movesAt),
    culture: movesAt('track').length > 0,
  }
  const choose = (chosen: Tab) => {
    const next = tab === chosen ? null : chosen
    remember('market', next ?? 'closed')
    setTab(next)
  }
  return (
    <section className={styles['market']} aria-label={text('classicBoard.market')}>
      <div className={styles['tabs']}>
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            aria-expanded={tab === id}
            data-lit={isLit[id] || undefined}
            onClick={() => choose(id)}
          >
            <Icon name={id === 'goods' ? 'scales' : 'lyre'} size="15px" />
            {text(TAB_WORDS[id])}
          </button>
        ))}
      </div>
      {tab === 'goods' && <Goods />}
      {tab === 'culture' && <Culture />}
      <Urgent tab={tab} />
    </section>
  )
})
Market.displayName = 'Market'

const Goods = (): ReactElement => (
  <>
    <Buildings />
    <Forces />
    <Wonders />
    <Resources />
  </>
)

const Culture = (): ReactElement => (
  <>
    <CultureTrack />
    <CultureDecks />
  </>
)

/** What can be done here and nowhere else stays in sight, whatever is folded away. */
const Urgent = ({ tab }: { readonly tab: Tab | null }): ReactElement | null => {
  const { movesAt } = useScene()
  // Else the question has a button for the next step on the track.
  const isTaught = useDesk().props.isTaught === true
  const { track, wonders } = urgentGoods(movesAt)
  return (
    <>
      {tab !== 'culture' && track && isTaught && <AdvanceButton />}
      {tab !== 'goods' && wonders.length > 0 && <Wonders of={wonders} />}
    </>
  )
}
