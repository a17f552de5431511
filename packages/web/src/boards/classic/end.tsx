import { classic, type Event, type View } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { PlaceLink, Stories } from '../desk/stories.tsx'
import type { EndingProps } from '../parts.ts'
import styles from './end.module.css'
import { lastDeed, waysOf } from './end-story.ts'
import { useAllText } from './words/words.ts'

/** What brought the end, and how far everybody came on the other ways to win. */
export const ClassicEnding = ({ state, outcome, nameOf, replayAddress, onShow }: EndingProps): ReactElement | null => {
  const say = useAllText(nameOf)
  if (state.seen === null) return null
  // The dialog serves any game; what it shows with this part is a match of Classic.
  const seen = state.seen as Seen<View, Event>
  const deed = lastDeed(seen, outcome)
  const told = deed === null ? null : classic.presentation.describe.event(deed.event)
  return (
    <div className={styles['end']}>
      {deed !== null && told !== null && (
        <p className={styles['deed']}>
          <span>{say(told.key, told.args)}</span>
          <PlaceLink ply={deed.ply} place={deed.square} placeIcon="table" {...{ replayAddress, onShow }}>
            {say(deed.square === null ? 'classicBoard.end.replay' : 'classicBoard.end.show')}
          </PlaceLink>
        </p>
      )}
      <Stories
        {...{ state, outcome }}
        storyOf={(seat) => (
          <>
            <p>{nameOf(seat)}</p>
            <dl className={styles['ways']}>
              {waysOf(seen.view, outcome, seat).map(({ victory, have, need }) => (
                <div key={victory}>
                  <dt>{say(`ending.${victory}`)}</dt>
                  <dd>
                    {victory === 'military'
                      ? say('classicBoard.goal.away', { count: need - have })
                      : `${have} / ${need}`}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      />
    </div>
  )
}
