import {
  type Building,
  ERAS,
  FIGURES,
  MARKET_RESOURCES,
  RESOURCES,
  UNIT_TYPES,
  type UnitType,
  type Wonder,
} from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { type Tip, telling } from '../../tips/tip.ts'
import { useDesk } from './desk.ts'
import styles from './market.module.css'
import {
  buildersOf,
  figurePrice,
  type MarkerGoods,
  markerGoods,
  techOf,
  unitPrice,
  wonderPrice,
  wondersShown,
} from './market-goods.ts'
import { levelName } from './pyramid-places.ts'
import { thingSign, unitSign } from './signs.ts'

/** The building markers: what can be built now is bright. */
export const Buildings = (): ReactElement => {
  const { view, mine, hands, text } = useDesk()
  const goods = markerGoods(view, view.players[mine], hands.movesAt)
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
  const { view, say, text, nameOf } = useDesk()
  const { id, cost } = building
  const builders = buildersOf(view, building)
  const tip = (): Tip => ({
    name: say({ key: `building.${id}` }),
    lines: [
      ...marker.sides.map((side) => ({
        words: `${say({ key: `building.${side.id}` })}, ${text('classicBoard.market.price', { cost: side.cost })} ${say({ key: `effect.building.${side.id}` })}`,
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

/** Units by type and rank, and figures. */
export const Forces = (): ReactElement => {
  const { view, mine, text, say } = useDesk()
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

/** Wonders to build, with what they cost this player and what they do. */
export const Wonders = ({ of }: { readonly of?: readonly Wonder[] }): ReactElement | null => {
  const { view, hands, text, say } = useDesk()
  const { market } = view
  const shown = of ?? wondersShown(view, hands.movesAt)
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
  const { view, mine, say, text } = useDesk()
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

/** Resource tokens of the market: lit where a city can harvest them. */
export const Resources = (): ReactElement => {
  const { view, say, text } = useDesk()
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

/** Culture events to draw and discarded, great people that are left. */
export const CultureDecks = (): ReactElement => {
  const { view, say, text } = useDesk()
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
                    {count > 1 && ` × ${count}`}
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

type ThingProps = {
  readonly thing: string
  readonly tip: () => Tip
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A thing of the market: bright and a button when something can be done with it, else it only tells. */
const Thing = ({ thing, tip, className = '', children }: ThingProps): ReactElement => {
  const { hands } = useDesk()
  const isLit = hands.movesAt(thing).length > 0
  return (
    <button
      type="button"
      className={className}
      tabIndex={isLit ? 0 : -1}
      data-anchor={thing}
      data-lit={isLit || undefined}
      aria-pressed={isLit ? hands.held?.thing === thing : undefined}
      {...telling<HTMLButtonElement>(tip, isLit ? 'too' : 'only')}
      onClick={() => isLit && hands.take(thing)}
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

const Tile = ({ thing, tip, sign, name, price, children }: TileProps): ReactElement => (
  <Thing {...{ thing, tip }} className={styles['tile']}>
    <span className={styles['cost']}>{price}</span>
    <Icon name={sign} size="20px" />
    <span className={styles['name']}>{name}</span>
    {children}
  </Thing>
)

const Left = ({ count }: { readonly count: number }): ReactElement => {
  const { text } = useDesk()
  return (
    <span className={styles['left']} data-none={count === 0 || undefined}>
      <span aria-hidden="true">×{count}</span>
      <span className="unseen">{text('classicBoard.market.left', { count })}</span>
    </span>
  )
}
