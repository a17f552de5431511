import { effectAtSlot, plansFor } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import { useWords } from '../../words/use-words.tsx'
import { isAmongBots } from '../desk/among-bots.ts'
import { Asked, AskedLine, type Drawn } from '../desk/asked.tsx'
import { Refusing } from '../desk/refusing.tsx'
import styles from './asked.module.css'
import { choiceOf } from './choice.ts'
import choices from './choices.module.css'
import { ChoiceFace } from './choices.tsx'
import { FightTable } from './combat.tsx'
import { refusal } from './declining.ts'
import { useDesk } from './desk.ts'
import { leftToDo } from './left-to-do.ts'
import { moveBy } from './moves.ts'
import { thingsOf } from './things.ts'
import { TileInHand } from './tile-in-hand.tsx'

/** The question of New Dawn, with the card, the fight, the walk or the wonder that it is about. */
export const DawnAsked = (): ReactElement => {
  const desk = useDesk()
  const { view, seen, say, text, laying, isAsked, moveText, noteOn, nameOf, room } = desk
  const { text: pageText } = useWords()
  const { resolving, attack, walking, paying } = view
  const answer = isAsked ? refusal(view, seen.legal, isAmongBots(desk.props, desk.mine)) : null
  const quiet =
    seen.outcome !== null
      ? pageText('table.over')
      : view.asked === null
        ? ''
        : pageText('board.waitingFor', { player: nameOf(view.asked.seat) })
  const drawn = (move: string): Drawn | null => {
    const choice = choiceOf(moveBy(move), view.modules.terra !== undefined)
    if (choice === null) return null
    return { is: choice.is, face: <ChoiceFace choice={choice} words={moveText(move)} note={noteOn(move)} /> }
  }
  return (
    <Asked
      desk={desk}
      quiet={quiet}
      about={
        // On a phone the map needs the room: the card stands out in the row. Whoever is attacked plays no card.
        resolving === null || room === 'phone' || view.asked?.seat !== view.active ? undefined : (
          <>
            {text('dawnBoard.slotNumber', { number: resolving.slot })} ·{' '}
            <Explained tip={{ piece: pieceAddress('card', resolving.card) }}>
              {say({ key: `card.${resolving.card}` })}
            </Explained>
            {/* A card that brings another one has done what it does. */}
            {view.asked?.kind !== 'gain' && (
              <span className={styles['effect']}>{say(effectAtSlot(resolving.card, resolving.slot))}</span>
            )}
          </>
        )
      }
      drawn={drawn}
      isHinted={laying === null}
      list={choices['list']}
      face={choices['face']}
    >
      {attack !== null && <FightTable fight={attack} />}
      {walking !== null && <AskedLine is="sum">{text('dawnBoard.steps', { count: walking.steps })}</AskedLine>}
      {isAsked &&
        leftToDo(view, seen.legal).map(({ key, count }) => (
          <AskedLine key={key} is="sum">
            {text(key, { count })}
          </AskedLine>
        ))}
      {paying !== null && (
        <AskedLine is="sum">
          {text('dawnBoard.paying', {
            wonder: say({ key: `wonder.${paying.wonder}` }),
            production: paying.production,
            cost: plansFor(view, view.asked?.seat ?? view.active)[paying.wonder]?.cost.total ?? paying.production,
          })}
        </AskedLine>
      )}
      {isAsked && paying !== null && seen.legal.some((move) => moveBy(move)?.kind === 'build') && (
        <AskedLine is="hint">{text('dawnBoard.putUnder')}</AskedLine>
      )}
      {isAsked && view.ways.some(({ path }) => path.length > 1) && (
        <AskedLine is="hint">{text('dawnBoard.through')}</AskedLine>
      )}
      {isAsked &&
        view.asked?.kind === 'government' &&
        seen.legal.flatMap((move) => {
          const note = thingsOf(move).length === 0 ? null : noteOn(move)
          return note === null ? (
            []
          ) : (
            <AskedLine key={move} is="about">
              {moveText(move)} → {note}
            </AskedLine>
          )
        })}
      {isAsked && view.asked?.kind === 'direction' && (
        <AskedLine is="about">{text('dawnBoard.directionHint')}</AskedLine>
      )}
      {laying !== null && <TileInHand laying={laying} />}
      {answer !== null && (
        <>
          {answer.move !== 'advance' && <AskedLine is="about">{text('dawnBoard.left.nothing')}</AskedLine>}
          <Refusing desk={desk} answer={answer} isSecret={false} />
        </>
      )}
    </Asked>
  )
}
