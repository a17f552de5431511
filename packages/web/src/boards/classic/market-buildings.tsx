import type { Building } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import type { Tip } from '../../tips/tip.ts'
import styles from './market.module.css'
import { buildersOf, type MarkerGoods, markerGoods, techOf } from './market-goods.ts'
import { Left, Tile } from './market-thing.tsx'
import { useScene } from './scene.ts'
import { thingSign } from './signs.ts'

/** The building markers: what can be built now is bright. */
export const Buildings = (): ReactElement => {
  const { view, mine, movesAt, text } = useScene()
  const goods = markerGoods(view, view.players[mine], movesAt)
  return (
    <section className={styles['goods']}>
      <h3>{text('classicBoard.buildings')}</h3>
      <ul className={styles['tiles']} data-tips>
        {goods.flatMap((marker) =>
          marker.shown.map((building) => (
            <li key={building.id}>
              <BuildingTile building={building} marker={marker} />
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

type BuildingTileProps = { readonly building: Building; readonly marker: MarkerGoods }

const BuildingTile = ({ building, marker }: BuildingTileProps): ReactElement => {
  const { view, say, text, nameOf } = useScene()
  const { id, cost } = building
  const builders = buildersOf(view, building)
  const tip = (): Tip => ({
    name: say({ key: `building.${id}` }),
    lines: [
      ...marker.sides.map((side) => ({
        words: `${say({ key: `building.${side.id}` })}. ${text('classicBoard.market.price', { cost: side.cost })}`,
        piece: pieceAddress('building', side.id),
      })),
      ...marker.sides.map((side) => ({
        words: text('classicBoard.market.unlocks', {
          building: { key: `building.${side.id}` },
          tech: { key: `tech.${techOf(side)}` },
        }),
        piece: pieceAddress('tech', techOf(side) ?? ''),
      })),
      ...(builders.length === 0
        ? []
        : [{ words: text('classicBoard.market.builders', { players: builders.map((seat) => ({ seat })) }) }]),
      { words: text('classicBoard.market.left', { count: marker.left }) },
    ],
  })
  return (
    <Tile thing={`building:${id}`} sign={thingSign(id)} name={say({ key: `building.${id}` })} tip={tip} price={cost}>
      <Left count={marker.left} />
      <span className={styles['pips']}>
        {builders.map((seat) => (
          <span key={seat} data-seat={seat}>
            <span className="unseen">{nameOf(seat)}</span>
          </span>
        ))}
      </span>
    </Tile>
  )
}
