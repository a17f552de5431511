import { MARKET_RESOURCES, RESOURCES } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import styles from './market.module.css'
import { Thing } from './market-thing.tsx'
import { useScene } from './scene.ts'
import { thingSign } from './signs.ts'

/** Resource tokens of the market: lit where a city can harvest them. */
export const Resources = (): ReactElement => {
  const { view, say, text } = useScene()
  return (
    <section className={styles['goods']}>
      <h3>{text('classicBoard.resources')}</h3>
      <ul className={styles['chips']} data-tips>
        {RESOURCES.slice(0, MARKET_RESOURCES).map((id, kind) => (
          <li key={id}>
            <Thing
              thing={`market:${id}`}
              className={styles['chip']}
              tip={() => ({ piece: pieceAddress('resource', id) })}
            >
              <Icon name={thingSign(id)} size="15px" />
              <span className={styles['word']}>{say({ key: `resource.${id}` })}</span> {view.market.resources[kind]}
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  )
}
