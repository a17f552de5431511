import { ERAS } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import styles from './market.module.css'
import { useScene } from './scene.ts'

/** Culture events to draw and discarded, great people that are left. */
export const CultureDecks = (): ReactElement => {
  const { view, say, text } = useScene()
  const { market } = view
  const discarded = [...new Set(market.discards)]
  return (
    <section className={styles['goods']}>
      <dl className={styles['counts']}>
        {ERAS.map((era) => (
          <div key={era}>
            <dt>{text('classicBoard.market.events', { era: { key: `era.${era}` } })}</dt>
            <dd>{market.events[era]}</dd>
          </div>
        ))}
        <div>
          <dt>{text('classicBoard.market.people')}</dt>
          <dd>{market.people}</dd>
        </div>
      </dl>
      {discarded.length > 0 && (
        <>
          <h3>{text('classicBoard.discards')}</h3>
          <ul className={styles['chips']} data-tips>
            {discarded.map((id) => {
              const count = market.discards.filter((other) => other === id).length
              return (
                <li key={id}>
                  <Explained className={styles['chip']} tip={{ piece: pieceAddress('culture', id) }}>
                    <span className={styles['word']}>{say({ key: `culture.${id}` })}</span>
                    {count > 1 && `\u00a0×\u00a0${count}`}
                  </Explained>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
