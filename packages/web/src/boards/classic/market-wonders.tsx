import type { Wonder } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import styles from './market.module.css'
import { wonderPrice, wondersShown } from './market-goods.ts'
import { Thing } from './market-thing.tsx'
import { useScene } from './scene.ts'
import { thingSign } from './signs.ts'

/** Wonders to build, with what they cost this player and what they do. */
export const Wonders = ({ of }: { readonly of?: readonly Wonder[] }): ReactElement | null => {
  const { view, movesAt, text, say } = useScene()
  const { market } = view
  const shown = of ?? wondersShown(view, movesAt)
  if (shown.length + market.obsolete.length === 0) return null
  return (
    <section className={styles['goods']}>
      <h3>
        {text('classicBoard.wonders')}{' '}
        {of === undefined && (
          <span className={styles['aside']}>{text('classicBoard.market.left', { count: market.wondersLeft })}</span>
        )}
      </h3>
      <ul className={styles['wonders']} data-tips>
        {shown.map((wonder) => (
          <li key={wonder.id}>
            <WonderRow wonder={wonder} />
          </li>
        ))}
      </ul>
      {of === undefined && market.obsolete.length > 0 && (
        <p className={styles['line']} data-tips>
          {text('classicBoard.obsolete')}:{' '}
          {market.obsolete.map((id) => (
            <Explained key={id} tip={{ piece: pieceAddress('wonder', id) }}>
              {say({ key: `wonder.${id}` })}
            </Explained>
          ))}
        </p>
      )}
    </section>
  )
}

const WonderRow = ({ wonder }: { readonly wonder: Wonder }): ReactElement => {
  const { view, mine, say, text } = useScene()
  const { price, full, cheaper, tech } = wonderPrice(wonder, view.players[mine])
  const { id } = wonder
  const effect = say({ key: `effect.wonder.${id}` })
  const discount =
    tech === null ? null : text('classicBoard.market.discount', { tech: { key: `tech.${tech}` }, cost: cheaper })
  return (
    <Thing
      thing={`wonder:${id}`}
      className={styles['wonder']}
      tip={() => ({
        name: say({ key: `wonder.${id}` }),
        lines: [
          { words: effect, piece: pieceAddress('wonder', id) },
          { words: text('classicBoard.market.price', { cost: price }) },
          ...(discount === null ? [] : [{ words: discount, piece: pieceAddress('tech', tech ?? '') }]),
        ],
      })}
    >
      <Icon name={thingSign('wonder')} size="16px" />
      <span className={styles['name']}>
        {say({ key: `wonder.${id}` })}
        <small>{effect}</small>
        {discount !== null && price === full && <small>{discount}</small>}
      </span>
      <span className={styles['cost']}>
        {price < full && <s>{full}</s>} {price}
      </span>
    </Thing>
  )
}
