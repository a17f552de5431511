import { effectAtSlot } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { DeedButton } from '../../hands/deed-button.tsx'
import { Explained } from '../../tips/explained.tsx'
import { useWords } from '../../words/use-words.tsx'
import styles from './asked.module.css'
import { choiceOf } from './choice.ts'
import choices from './choices.module.css'
import { ChoiceFace } from './choices.tsx'
import { FightTable } from './combat.tsx'
import { useDesk } from './desk.ts'
import { TileInHand } from './tile-in-hand.tsx'

/** What is asked, what it is about, and what is done at no thing of the table. */
export const Asked = (): ReactElement => {
  const { view, seen, say, text, hands, laying, isAsked, moveText, noteOn, busy, nameOf } = useDesk()
  const { text: pageText } = useWords()
  const { resolving, attack, walking, paying } = view
  const quiet =
    seen.outcome !== null
      ? pageText('table.over')
      : view.asked === null
        ? ''
        : text('dawnBoard.waitingFor', { player: nameOf(view.asked.seat) })
  const drawn = (move: string) => choiceOf(move, view.modules.terra !== undefined)
  return (
    <section className={styles['asked']} aria-labelledby="asked" data-anchor="asked" data-asked={isAsked || undefined}>
      {resolving !== null && (
        <p className={styles['about']} data-tips>
          {text('dawnBoard.slotNumber', { number: resolving.slot })} ·{' '}
          <Explained tip={{ piece: pieceAddress('card', resolving.card) }}>
            {say({ key: `card.${resolving.card}` })}
          </Explained>
          <span className={styles['effect']}>{say(effectAtSlot(resolving.card, resolving.slot))}</span>
        </p>
      )}
      <h2 id="asked">{seen.asked === null ? quiet : say(seen.asked)}</h2>
      {attack !== null && <FightTable fight={attack} />}
      {walking !== null && <p className={styles['sum']}>{text('dawnBoard.steps', { count: walking.steps })}</p>}
      {paying !== null && (
        <p className={styles['sum']}>
          {text('dawnBoard.paying', { wonder: say({ key: `wonder.${paying.wonder}` }), production: paying.production })}
        </p>
      )}
      {isAsked && view.ways.some(({ path }) => path.length > 1) && (
        <p className={styles['hint']}>{text('dawnBoard.through')}</p>
      )}
      {laying !== null && <TileInHand laying={laying} />}
      {isAsked && hands.loose.length > 0 && (
        <ul
          className={`${styles['deeds']} ${choices['list']}`}
          data-many={hands.loose.length > 6 || undefined}
          data-drawn={drawn(hands.loose[0] ?? '')?.is}
        >
          {hands.loose.map((move) => {
            const more = noteOn(move)
            const choice = drawn(move)
            return (
              <li key={move}>
                <DeedButton
                  {...{ hands, move, busy }}
                  thing={`deed:${move}`}
                  isThing
                  words={moveText(move)}
                  note={more}
                  className={choices['face']}
                  choice={choice?.is}
                  face={choice === null ? undefined : <ChoiceFace choice={choice} words={moveText(move)} note={more} />}
                />
              </li>
            )
          })}
        </ul>
      )}
      {isAsked && hands.loose.length > 0 && hands.loose.length < seen.legal.length && (
        <p className={styles['hint']}>{text('dawnBoard.lit')}</p>
      )}
    </section>
  )
}
