import { dawn, type Event, type View } from '@ecumene/dawn'
import type { Seen } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { useAtlas } from '../../words/use-atlas.ts'
import { PlaceLink, Stories } from '../desk/stories.tsx'
import type { EndingProps } from '../parts.ts'
import styles from './end.module.css'
import { type Fulfilled, type Story, storyOf } from './end-story.ts'
import { likenessOf } from './portraits/leader-portrait.tsx'
import { type DawnText, useDawnText } from './words/words.ts'

/** Who came how far, a sentence for each player, and where every agenda was fulfilled. */
export const DawnEnding = ({ state, outcome, nameOf, replayAddress, onShow }: EndingProps): ReactElement | null => {
  const text = useDawnText(nameOf, useAtlas(dawn, state.seen?.view ?? null))
  if (state.seen === null) return null
  // The dialog serves any game; what it shows with this part is a match of New Dawn.
  const seen = state.seen as Seen<View, Event>
  // What a winner by agendas left undone was not needed.
  const isDecided = outcome.ending === 'agendas'
  return (
    <Stories
      {...{ state, outcome }}
      likenessOf={(seat) => likenessOf(seen.view, seat)}
      storyOf={(seat) => {
        const story = storyOf(seen, outcome, seat)
        return (
          <>
            <p>{sentence(story, isDecided && outcome.winners.includes(seat), text)}</p>
            {story.fulfilled.length > 0 && (
              <ul className={styles['deeds']}>
                {story.fulfilled.map((deed) => (
                  <li key={deed.agenda}>
                    <PlaceLink ply={deed.ply} place={deed.space} placeIcon="hexes" {...{ replayAddress, onShow }}>
                      {deedText(deed, text)}
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            )}
          </>
        )
      }}
    />
  )
}

const deedText = ({ agenda, space }: Fulfilled, text: DawnText): string => {
  const args = { agenda: { key: `agenda.${agenda}` } }
  return space === null
    ? text('dawnBoard.end.when', args)
    : text('dawnBoard.end.where', { ...args, space: { place: space } })
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
