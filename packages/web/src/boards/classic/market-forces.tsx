import { FIGURES, UNIT_TYPES, type UnitType } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import styles from './market.module.css'
import { figurePrice, unitPrice } from './market-goods.ts'
import { Left, Tile } from './market-thing.tsx'
import { levelName } from './pyramid-places.ts'
import { useScene } from './scene.ts'
import { thingSign, unitSign } from './signs.ts'

/** Units by type and rank, and figures. */
export const Forces = (): ReactElement => {
  const { view, mine, text, say } = useScene()
  const player = view.players[mine]
  const left = { army: player?.reserve.armies ?? 0, scout: player?.reserve.scouts ?? 0 }
  return (
    <section className={styles['goods']}>
      <h3>{text('classicBoard.market.forces')}</h3>
      <ul className={styles['tiles']} data-forces data-tips>
        {UNIT_TYPES.map((type) => (
          <li key={type}>
            <Tile
              thing={`unit:${type}`}
              sign={unitSign(type)}
              name={`${say({ key: `unit.${type}` })} ${rankOf(type, player?.ranks)}`}
              tip={() => ({
                piece: pieceAddress('unit', type),
                lines: [
                  { words: text('classicBoard.market.price', { cost: unitPrice(type, player) }) },
                  { words: text('classicBoard.market.left', { count: view.market.units[type] }) },
                ],
              })}
              price={unitPrice(type, player)}
            >
              <Left count={view.market.units[type]} />
            </Tile>
          </li>
        ))}
        {FIGURES.map((figure) => (
          <li key={figure}>
            <Tile
              thing={`figure:${figure}`}
              sign={thingSign(figure)}
              name={say({ key: `figure.${figure}` })}
              tip={() => ({
                piece: pieceAddress('figure', figure),
                lines: [
                  { words: text('classicBoard.market.price', { cost: figurePrice(figure) }) },
                  { words: text('classicBoard.market.reserve', { count: left[figure] }) },
                ],
              })}
              price={figurePrice(figure)}
            >
              <Left count={left[figure]} />
            </Tile>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Aircraft have no ranks. */
const rankOf = (type: UnitType, ranks: readonly number[] = []): string =>
  type === 'aircraft' ? '' : levelName(ranks[UNIT_TYPES.indexOf(type)] ?? 0)
