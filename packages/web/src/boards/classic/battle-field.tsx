import { type BattleView, classic, type Strike, type UnitView } from '@ecumene/classic'
import { type ReactElement, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Abilities } from './battle-abilities.tsx'
import { cardThing, cardToPlay } from './battle-card.ts'
import { isBefore, isCounted } from './battle-doing.ts'
import styles from './battle-field.module.css'
import { BattleHand } from './battle-hand.tsx'
import { BattleLedger } from './battle-ledger.tsx'
import { lastBlows, type Side } from './battle-report.ts'
import { BattleSide } from './battle-side.tsx'
import { sumOf } from './battle-sum.ts'
import { type Desk, useDesk } from './desk.ts'
import { moveBy } from './moves.ts'
import { UnitCard } from './unit-card.tsx'

type FieldProps = { readonly battle: BattleView }

const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** The side that sits below: one's own, or the one whose cards one plays; else the attacker. */
export const nearSide = ({ attacker, defender, hands }: BattleView, viewer: number | null): Side => {
  if (viewer === null || viewer === attacker) return 'attacker'
  return viewer === defender || (defender === null && hands[1]?.cards !== null) ? 'defender' : 'attacker'
}

/**
 * Fronts side by side, the viewer's own units below. A card in hand lights the places where it can be played, the only one
 * unasked; what it would do there is told as soon as the pointer rests on it.
 */
export const BattleField = ({ battle }: FieldProps): ReactElement => {
  const { viewer, room, view } = useDesk()
  const near = nearSide(battle, viewer)
  const [eyed, setEyed] = useState<string | null>(null)
  return (
    <div className={styles['field']}>
      <BattleSide battle={battle} side={other(near)} />
      <Fronts battle={battle} near={near} eyed={eyed} />
      {room === 'wide' && isCounted(battle, view) && <BattleLedger battle={battle} sides={[other(near), near]} />}
      <LastBlows />
      <BattleSide battle={battle} side={near} />
      <BattleHand battle={battle} near={near} onEyed={setEyed} />
      <Abilities isBeside />
    </div>
  )
}

/** What has just been played, and who fell by it: a unit that was trumped is gone before one has looked. */
const LastBlows = (): ReactElement | null => {
  const { seen, viewer, say, room } = useDesk()
  const blows = lastBlows(seen.history, viewer, room === 'wide').map((event) =>
    say(classic.presentation.describe.event(event)),
  )
  return blows.length === 0 ? null : <p className={styles['blows']}>{blows.join(' ')}</p>
}

/** Where a card is played: at a front of its own, or at one that is there, counted from 1. */
const NEW_FRONT = 0

type FrontsProps = FieldProps & { readonly near: Side; readonly eyed: string | null }

const Fronts = ({ battle, near, eyed }: FrontsProps): ReactElement => {
  const { hands, text, view } = useDesk()
  const cards = battle.hands[near === 'attacker' ? 0 : 1]?.cards ?? []
  const inHand = cardToPlay(hands, cards)
  const playable = inHand === null ? [] : hands.movesAt(cardThing(inHand))
  // Nothing can be played with a look: it only foretells.
  const foretold = inHand ?? cards.find((card) => cardThing(card) === eyed) ?? null
  const moves = foretold === null ? [] : hands.movesAt(cardThing(foretold))
  const opening = moveTo(playable, NEW_FRONT)
  /** The sums, as they would be after that. */
  const sums = (lost: number, stays: boolean): string =>
    text('classicBoard.battle.then', {
      own: sumOf(battle, near).total + (stays ? (foretold?.inPlay ?? 0) : 0),
      enemy: sumOf(battle, other(near)).total - lost,
    })
  return (
    <div className={styles['fronts']} data-before={isBefore(battle) || undefined}>
      <ol>
        {battle.fronts.map((front, index) => {
          const told = moveTo(moves, index + 1)
          const far = front[other(near)]
          const strike = view.strikes.find(({ move }) => move === told) ?? null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: fronts are counted
            <li key={index} className={styles['front']}>
              <Front
                number={index}
                far={far}
                own={front[near]}
                move={moveTo(playable, index + 1)}
                strike={strike}
                then={strike === null ? null : sums(strike.kills ? (far?.strength ?? 0) : 0, !strike.dies)}
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
          <Icon name="plus" size="24px" />
          {text('classicBoard.battle.newFront')}
          <small>{sums(0, true)}</small>
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

const moveTo = (moves: readonly string[], where: number): string | null =>
  moves.find((handle) => {
    const move = moveBy(handle)
    return move?.kind === 'field' && move.where === where
  }) ?? null

type FrontProps = {
  readonly number: number
  readonly far: UnitView | null
  readonly own: UnitView | null
  /** What the card in hand would do here; `null` where it cannot be played. */
  readonly move: string | null
  readonly strike: Strike | null
  /** Both sums after that. */
  readonly then: string | null
}

/** A front is a thing of the table: a unit is played into it, healed or aimed at. */
const Front = ({ number, far, own, move, strike, then }: FrontProps): ReactElement => {
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
          {then !== null && <b>{then}</b>}
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
  if (unit === null) {
    return (
      <span className={styles['nobody']}>
        <span className="unseen">{text('classicBoard.empty')}</span>
      </span>
    )
  }
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
  text: Desk['text'],
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
