import type { Event, View } from '@ecumene/dawn'
import type { Seen } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../icons/icon.tsx'
import { finishOrder } from '../../screens/table/finish-order.ts'
import { Portrait } from '../../seats/portrait.tsx'
import type { EndingProps } from '../parts.ts'
import styles from './end.module.css'
import { type Fulfilled, type Story, storyOf } from './end-story.ts'
import { type DawnText, useDawnText } from './words/words.ts'

/** Who came how far, a sentence for each player, and where every agenda was fulfilled. */
export const DawnEnding = ({ state, outcome, nameOf, replayAddress, onShow }: EndingProps): ReactElement | null => {
  const text = useDawnText(nameOf)
  if (state.seen === null) return null
  // The dialog serves any game; what it shows with this part is a match of New Dawn.
  const seen = state.seen as Seen<View, Event>
  // What a winner by agendas left undone was not needed.
  const isDecided = outcome.ending === 'agendas'
  return (
    <ol className={styles['stories']}>
      {finishOrder(outcome).map((seat) => {
        const story = storyOf(seen, outcome, seat)
        return (
          <li key={seat} data-winner={outcome.winners.includes(seat) || undefined}>
            <Portrait seat={seat} kind={state.seats[seat]?.kind ?? 'open'} />
            <div>
              <p>{sentence(story, isDecided && outcome.winners.includes(seat), text)}</p>
              {story.fulfilled.length > 0 && (
                <ul className={styles['deeds']}>
                  {story.fulfilled.map((deed) => (
                    <li key={deed.agenda}>
                      <Deed deed={deed} text={text} replayAddress={replayAddress} onShow={onShow} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

type DeedProps = Pick<EndingProps, 'replayAddress' | 'onShow'> & { readonly deed: Fulfilled; readonly text: DawnText }

/** Leads to the place on the map; what happened at no place is found in the replay. */
const Deed = ({ deed: { agenda, ply, space }, text, replayAddress, onShow }: DeedProps): ReactElement => {
  const args = { agenda: { key: `agenda.${agenda}` } }
  if (space === null) {
    return (
      <Link className={styles['deed']} href={`${replayAddress}/${ply + 1}`}>
        <Icon name="film-strip" />
        {text('dawnBoard.end.when', args)}
      </Link>
    )
  }
  return (
    <button type="button" className={styles['deed']} data-shows={space} onClick={() => onShow(space)}>
      <Icon name="hexes" />
      {text('dawnBoard.end.where', { ...args, space })}
    </button>
  )
}

const sentence = ({ seat, fulfilled, missing }: Story, isDone: boolean, text: DawnText): string => {
  const args = {
    player: { seat },
    done: fulfilled.map(({ agenda, round }) =>
      text('dawnBoard.end.done', { agenda: { key: `agenda.${agenda}` }, round }),
    ),
    missing: missing.map(({ agenda, have, need }) =>
      text('dawnBoard.end.missing', { agenda: { key: `agenda.${agenda}` }, have, need }),
    ),
  }
  if (isDone || missing.length === 0) return text('dawnBoard.end.all', args)
  return fulfilled.length === 0 ? text('dawnBoard.end.none', args) : text('dawnBoard.end.some', args)
}
