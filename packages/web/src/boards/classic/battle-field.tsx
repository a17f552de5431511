import type { BattleView, Strike, UnitView } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { DeedButton } from '../../hands/deed-button.tsx'
import { Icon } from '../../icons/icon.tsx'
import { AskedLine } from '../desk/asked.tsx'
import { PricedFace } from './ability-price.tsx'
import { aboutAsked } from './about-asked.ts'
import { nothingLast } from './answers.ts'
import { doingOf, isBefore } from './battle-doing.ts'
import styles from './battle-field.module.css'
import type { Side } from './battle-report.ts'
import { drawnMove } from './choices.tsx'
import { useDesk } from './desk.ts'
import { moveBy } from './moves.ts'
import { UnitCard } from './unit-card.tsx'

type FieldProps = { readonly battle: BattleView }

const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** The side that sits below: one's own, or the one whose cards one plays; else the attacker. */
export const nearSide = ({ attacker, defender, hands }: BattleView, viewer: number | null): Side => {
  if (viewer === null || viewer === attacker) return 'attacker'
  return viewer === defender || (defender === null && hands[1]?.cards !== null) ? 'defender' : 'attacker'
}

/** Fronts side by side, the viewer's own units below; a card in hand lights the places where it can be played. */
export const BattleField = ({ battle }: FieldProps): ReactElement => {
  const { viewer } = useDesk()
  const near = nearSide(battle, viewer)
  return (
    <div className={styles['field']}>
      <SideLine battle={battle} side={other(near)} />
      <Fronts battle={battle} near={near} />
      <SideLine battle={battle} side={near} />
      <HandCards battle={battle} near={near} />
      <Abilities />
    </div>
  )
}

/** One side: who it is, what it will add, what it has lost and how much it still holds. */
const SideLine = ({ battle, side }: FieldProps & { readonly side: Side }): ReactElement => {
  const { text, nameOf, view } = useDesk()
  const { clash } = view
  const number = side === 'attacker' ? 0 : 1
  const seat = battle[side]
  const does = doingOf(battle, side, view.asked)
  return (
    <div
      className={styles['side']}
      data-seat={seat ?? undefined}
      data-turn={does !== null || undefined}
      data-side={side}
    >
      <strong>{seat === null ? text('classicBoard.barbarians') : nameOf(seat)}</strong>
      <small>{text(`classicBoard.${side}`)}</small>
      {clash !== null && (
        <span className={styles['facts']}>
          <span>{text('classicBoard.bonus', { count: clash.bonus[number] })}</span>
          <span>{text('classicBoard.battle.draws', { count: clash.hands[number] })}</span>
        </span>
      )}
      {clash === null && !isBefore(battle) && (
        <span className={styles['facts']}>
          <span>{text('classicBoard.bonus', { count: battle.bonus[number] ?? 0 })}</span>
          <span>{text('classicBoard.killed', { count: battle.killed[number] ?? 0 })}</span>
          <span>{text('classicBoard.hand', { count: battle.hands[number]?.size ?? 0 })}</span>
        </span>
      )}
      {does !== null && <em>{text(does)}</em>}
    </div>
  )
}

/** Where a card is played: at a front of its own, or at one that is there, counted from 1. */
const NEW_FRONT = 0

const Fronts = ({ battle, near }: FieldProps & { readonly near: Side }): ReactElement => {
  const { hands, text, view } = useDesk()
  // A card that can be played at several places shows them here; its menu would only name them.
  const held = hands.held?.thing?.startsWith('card:') === true && hands.held.moves.length > 1 ? hands.held.moves : []
  const at = (where: number) =>
    held.find((handle) => {
      const move = moveBy(handle)
      return move?.kind === 'field' && move.where === where
    }) ?? null
  const opening = at(NEW_FRONT)
  return (
    <div className={styles['fronts']} data-before={isBefore(battle) || undefined}>
      <ol>
        {battle.fronts.map((front, index) => {
          const move = at(index + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: fronts are counted
            <li key={index} className={styles['front']}>
              <Front
                number={index}
                far={front[other(near)]}
                own={front[near]}
                move={move}
                strike={view.strikes.find((strike) => strike.move === move) ?? null}
              />
            </li>
          )
        })}
      </ol>
      {opening !== null && (
        <button
          type="button"
          className={styles['new']}
          data-anchor="front:new"
          data-place
          data-lit
          data-move={opening}
          onClick={() => hands.choose(opening, 'front:new')}
        >
          <Icon name="plus" size="20px" />
          {text('classicBoard.battle.newFront')}
        </button>
      )}
      {battle.fronts.length === 0 && opening === null && (
        <p className={styles['quiet']}>
          {text(isBefore(battle) ? 'classicBoard.battle.noHands' : 'classicBoard.battle.noFronts')}
        </p>
      )}
    </div>
  )
}

type FrontProps = {
  readonly number: number
  readonly far: UnitView | null
  readonly own: UnitView | null
  /** What the card in hand would do here; `null` where it cannot be played. */
  readonly move: string | null
  readonly strike: Strike | null
}

/** A front is a thing of the table: a unit is played into it, healed or aimed at. */
const Front = ({ number, far, own, move, strike }: FrontProps): ReactElement => {
  const { hands, text } = useDesk()
  const thing = `front:${number}`
  const isLit = move !== null || hands.movesAt(thing).length > 0
  const forecast = strike === null ? [] : strikeWords(strike, text)
  const content = (
    <>
      <small>{text('classicBoard.front', { number: number + 1 })}</small>
      <Unit unit={far} />
      {forecast.length > 0 ? (
        <span className={styles['forecast']}>
          {forecast.map(({ words, fall }) => (
            <span key={words} data-fall={fall}>
              {words}
            </span>
          ))}
        </span>
      ) : (
        <span className={styles['between']} aria-hidden="true" />
      )}
      <Unit unit={own} />
    </>
  )
  return isLit ? (
    <button
      type="button"
      className={styles['place']}
      data-anchor={thing}
      data-place={move === null ? undefined : true}
      data-lit
      data-move={move ?? undefined}
      aria-pressed={hands.held?.thing === thing}
      onClick={() => (move === null ? hands.take(thing) : hands.choose(move, thing))}
    >
      {content}
    </button>
  ) : (
    <div className={styles['place']} data-anchor={thing}>
      {content}
    </div>
  )
}

const Unit = ({ unit }: { readonly unit: UnitView | null }): ReactElement => {
  const { say, text } = useDesk()
  if (unit === null) return <span className={styles['nobody']}>{text('classicBoard.empty')}</span>
  const { wounds } = unit
  return (
    <>
      <UnitCard unit={unit.unit} strength={unit.strength} wounds={wounds} name={say({ key: `unit.${unit.unit}` })} />
      {wounds > 0 && <span className="unseen">{text('classicBoard.wounds', { count: wounds })}</span>}
    </>
  )
}

/** C-28.10 to C-28.18: who strikes first, what it deals and takes, and who falls. */
const strikeWords = (
  { first, dealt, taken, kills, dies }: Strike,
  text: ReturnType<typeof useDesk>['text'],
): readonly { readonly words: string; readonly fall?: 'enemy' | 'own' }[] => [
  { words: text(FIRST[first]) },
  { words: text('classicBoard.battle.wounds', { dealt, taken }) },
  ...(kills ? [{ words: text('classicBoard.battle.kills'), fall: 'enemy' as const }] : []),
  ...(dies ? [{ words: text('classicBoard.battle.dies'), fall: 'own' as const }] : []),
]

const FIRST = {
  own: 'classicBoard.battle.first.own',
  enemy: 'classicBoard.battle.first.enemy',
  both: 'classicBoard.battle.first.both',
} as const

/** The hand of the side that sits below; backs where the viewer may not see it. */
const HandCards = ({ battle, near }: FieldProps & { readonly near: Side }): ReactElement => {
  const { hands, say, text } = useDesk()
  const hand = battle.hands[near === 'attacker' ? 0 : 1]
  return (
    <ul className={styles['hand']} aria-label={text('classicBoard.hand', { count: hand?.size ?? 0 })}>
      {hand?.cards == null
        ? Array.from({ length: hand?.size ?? 0 }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one back is like another
            <li key={card} className={styles['back']} aria-hidden="true" />
          ))
        : hand.cards.map(({ unit, strength, inPlay, count }) => {
            const thing = `card:${unit}-${strength}`
            const isLit = hands.movesAt(thing).length > 0
            return (
              <li key={thing}>
                <button
                  type="button"
                  className={styles['own']}
                  data-anchor={thing}
                  data-lit={isLit || undefined}
                  disabled={!isLit}
                  aria-pressed={hands.held?.thing === thing}
                  onClick={() => hands.take(thing)}
                >
                  <UnitCard unit={unit} strength={inPlay} name={say({ key: `unit.${unit}` })} />
                  {count > 1 && <span className={styles['count']}>×{count}</span>}
                </button>
              </li>
            )
          })}
    </ul>
  )
}

/** What else can be done now: techs and events matter here, wherever they lie. On a phone everything that can be done. */
export const Abilities = (): ReactElement | null => {
  const desk = useDesk()
  const { seen, hands, room, moveText, noteOn, busy, isAsked } = desk
  if (!isAsked) return null
  const isPhone = room === 'phone'
  const moves = seen.legal.filter((move) => {
    const kind = moveBy(move)?.kind
    if (kind === 'field' || kind === 'heal' || kind === 'aimFront') return false
    return isPhone || !hands.loose.includes(move)
  })
  if (moves.length === 0) return null
  // Beside a wide table the question stands with the same words.
  const about = isPhone ? aboutAsked(desk) : null
  return (
    <>
      {about !== null && <AskedLine is="about">{about}</AskedLine>}
      <ul className={styles['abilities']}>
        {nothingLast(moves).map((move) => {
          const drawn = drawnMove(desk, move)
          return (
            <li key={move} data-drawn={drawn?.is}>
              <DeedButton
                {...{ hands, move, busy }}
                thing={null}
                words={moveText(move)}
                note={noteOn(move)}
                className={drawn?.className}
                choice={drawn?.is}
                face={drawn?.face ?? <PricedFace move={move} words={moveText(move)} note={noteOn(move)} />}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
