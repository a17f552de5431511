import type { BattleView, HandView, UnitView } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import type { Say } from '../../words/use-words.tsx'
import type { SummaryProps } from '../generic/summary.ts'
import styles from './details.module.css'
import { pieceTip } from './lists.tsx'
import { squareName } from './pointing.ts'
import { type ClassicText, useClassicText } from './words/words.ts'

const SIDES = ['attacker', 'defender'] as const

/** The battle: who fights, what each side holds, and the fronts with their wounds. */
export const BattleField = ({ battle, say, nameOf }: SummaryProps & { readonly battle: BattleView }): ReactElement => {
  const text = useClassicText(nameOf)
  const names = {
    attacker: nameOf(battle.attacker),
    defender: battle.defender === null ? text('classicBoard.barbarians') : nameOf(battle.defender),
  }
  return (
    <section className={styles['battle']} data-battle data-tips>
      <h3>{text('classicBoard.battle', { square: squareName(battle.square) })}</h3>
      <div className={styles['sides']}>
        {SIDES.map((side, number) => (
          <div key={side} data-turn={battle.turn === side || undefined}>
            <h4>
              {text(`classicBoard.${side}`)}: <strong>{names[side]}</strong>
              {battle.turn === side && <small>{text('classicBoard.theirTurn')}</small>}
            </h4>
            <p>
              {text('classicBoard.bonus', { count: battle.bonus[number] ?? 0 })} ·{' '}
              {text('classicBoard.killed', { count: battle.killed[number] ?? 0 })}
            </p>
            <Hand hand={battle.hands[number]} say={say} text={text} />
          </div>
        ))}
      </div>
      {battle.fronts.length > 0 && (
        <ol className={styles['fronts']}>
          {battle.fronts.map((front, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a front is its number
            <li key={number}>
              <h4>{text('classicBoard.front', { number: number + 1 })}</h4>
              {SIDES.map((side) => (
                <p key={side}>
                  {names[side]}: <Unit unit={front[side]} say={say} text={text} />
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type Speaking = { readonly say: Say; readonly text: ClassicText }

const Hand = ({ hand, say, text }: Speaking & { readonly hand: HandView | undefined }): ReactElement | null => {
  if (hand === undefined) return null
  if (hand.cards === null) return <p>{text('classicBoard.hand', { count: hand.size })}</p>
  return (
    <ul className={styles['tags']} aria-label={text('classicBoard.hand', { count: hand.size })}>
      {hand.cards.map(({ unit, strength, count }) => (
        <li key={`${unit} ${strength}`}>
          <Explained tip={pieceTip('unit')(unit)}>
            {say({ key: `card.${unit}-${strength}` })}
            {count > 1 && ` × ${count}`}
          </Explained>
        </li>
      ))}
    </ul>
  )
}

const Unit = ({ unit, say, text }: Speaking & { readonly unit: UnitView | null }): ReactElement => {
  if (unit === null) return <>{text('classicBoard.empty')}</>
  const { strength, wounds } = unit
  return (
    <strong>
      {text('classicBoard.unit', { unit: say({ key: `unit.${unit.unit}` }), strength })}
      {wounds > 0 && `, ${text('classicBoard.wounds', { count: wounds })}`}
    </strong>
  )
}
