import { type AgendaId, markersToWin, type View } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import { type CSSProperties, memo, type ReactElement, useRef } from 'react'
import { Explained } from '../../tips/explained.tsx'
import type { TipLine } from '../../tips/tip.ts'
import type { Say } from '../../words/use-words.tsx'
import { useFitted } from '../fitted-text.tsx'
import { useDesk } from './desk.ts'
import { comesNext, EventDial } from './event-dial.tsx'
import { useScene } from './scene.ts'
import { TIP_RULES } from './tip-rules.ts'
import styles from './victory.module.css'

/** What wins the game: the victory cards with everybody's progress; and what the event dial brings next. */
export const Victory = memo((): ReactElement => {
  const { view, say, text, nameOf, room, mine } = useScene()
  const column = useRef<HTMLElement>(null)
  const toWin = text('dawnBoard.toWin', { need: markersToWin(view), count: view.victoryCards.length })
  const linesOf = (agenda: AgendaId, card: number, line: number): readonly TipLine[] => [
    { words: say({ key: `effect.agenda.${agenda}` }) },
    ...view.players.map((player, seat) => {
      const { have = 0, need = 1 } = player.agendas[card]?.progress[line] ?? {}
      return { words: `${nameOf(seat)}: ${text('dawnBoard.progress', { have, need })}` }
    }),
    { words: toWin },
  ]
  useFitted(column, `${text('dawnBoard.round')} ${view.victoryCards.join()} ${view.coming[0]?.join()}`)
  return (
    <section
      ref={column}
      className={styles['goals']}
      aria-label={text('dawnBoard.victory')}
      data-anchor={`agendas:${mine}`}
      data-many={view.victoryCards.length > 3 || undefined}
    >
      {room === 'wide' && <Now />}
      {view.victoryCards.length > 0 && <p className={styles['toWin']}>{toWin}</p>}
      {view.victoryCards.map((agendas, card) => (
        <article key={agendas.join()} className={styles['card']} data-anchor={`goal:${card}`} data-tips>
          {agendas.map((agenda, line) => (
            <div key={agenda} className={styles['agenda']}>
              <Explained tip={{ piece: pieceAddress('agenda', agenda), lines: linesOf(agenda, card, line) }}>
                <small>{say({ key: `agenda.${agenda}` })}</small>{' '}
                <span className={styles['asks']}>{say({ key: `effect.agenda.${agenda}` })}</span>
              </Explained>
              <span className={styles['bars']}>
                {view.players.map((player, seat) => {
                  const { have = 0, need = 1 } = player.agendas[card]?.progress[line] ?? {}
                  const share = { '--share': Math.min(1, need === 0 ? 1 : have / need) } as CSSProperties
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                    <span key={seat} className={styles['bar']} data-seat={seat} style={share}>
                      {seat === mine && <Ahead agenda={agenda} />}
                      <span className="unseen">
                        {nameOf(seat)}: {text('dawnBoard.progress', { have, need })}
                      </span>
                    </span>
                  )
                })}
              </span>
            </div>
          ))}
          <span className={styles['marks']}>
            {view.players.map(
              (player, seat) =>
                player.agendas[card]?.marked === true && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  <span key={seat} className={styles['mark']} data-seat={seat}>
                    <span className="unseen">
                      {nameOf(seat)}: {text('dawnBoard.fulfilled')}
                    </span>
                  </span>
                ),
            )}
          </span>
        </article>
      ))}
    </section>
  )
})
Victory.displayName = 'Victory'

/** How far the move that is pointed at would bring me: one sees at the goal what the tip says in words. */
const Ahead = ({ agenda }: { readonly agenda: AgendaId }): ReactElement | null => {
  const { view, hands, isAsked } = useDesk()
  const { considered } = hands
  const gains = isAsked && considered !== null ? view.yields.find(({ move }) => move === considered)?.gains : undefined
  const gain = gains?.find((one) => one.kind === 'agenda' && one.agenda === agenda)
  if (gain?.kind !== 'agenda') return null
  return (
    <span
      className={styles['ahead']}
      data-ahead
      style={{ '--share': Math.min(1, gain.have / gain.need) } as CSSProperties}
    />
  )
}

/** The round, and what the event dial brings next. */
export const Now = memo((): ReactElement => {
  const { view, say, text } = useScene()
  // No round has begun, and the event dial rests.
  if (view.round === 0) return <p className={styles['now']}>{text('dawnBoard.setUp')}</p>
  return (
    <p className={styles['now']} data-anchor="now" data-tips>
      <EventDial coming={view.coming} />
      <span>
        {text('dawnBoard.round')} <strong>{view.round}</strong>
      </span>
      <Explained tip={{ name: text('dawnBoard.event'), lines: dialLines(view, say), rules: TIP_RULES.event }}>
        <span className={styles['label']}>{text('dawnBoard.event')}, </span>
        {text('dawnBoard.comes')}{' '}
        <strong>
          {comesNext(view)
            .map((icon) => say({ key: `icon.${icon}` }))
            .join(' · ')}
        </strong>
      </Explained>
    </p>
  )
})
Now.displayName = 'Now'

/** Every round to come, one turn of the dial, with what it begins with. */
const dialLines = ({ coming, round }: View, say: Say): readonly TipLine[] =>
  coming.map((section, ahead) => ({
    words: `${round + ahead + 1}: ${section.map((icon) => say({ key: `icon.${icon}` })).join(' · ')}`,
  }))
