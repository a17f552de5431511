import { classic, type Event, type View } from '@ecumene/classic'
import type { Outcome, Seat, Seen } from '@ecumene/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { PlaceLink, Stories } from '../desk/stories.tsx'
import type { EndingProps } from '../parts.ts'
import seats from '../seats.module.css'
import styles from './end.module.css'
import { isWonBy, lastDeed, nearestOf, share, type Way, waysOf } from './end-story.ts'
import { likenessOf } from './ruler-portrait.tsx'
import { GOAL_SIGNS } from './signs.ts'
import { useAllText } from './words/words.ts'

/** What brought the end, and how far everybody came on each way to win. */
export const ClassicEnding = ({ state, outcome, nameOf, replayAddress, onShow }: EndingProps): ReactElement | null => {
  const say = useAllText(nameOf)
  if (state.seen === null) return null
  // The dialog serves any game; what it shows with this part is a match of Classic.
  const seen = state.seen as Seen<View, Event>
  const deed = lastDeed(seen, outcome)
  const told = deed === null ? null : classic.presentation.describe.event(deed.event)
  return (
    <div className={`${seats['scope']} ${styles['end']}`}>
      {deed !== null && told !== null && (
        <p className={styles['deed']}>
          <span>{say(told.key, told.args)}</span>
          {deed.fallen !== null && (
            <strong>{say('classicBoard.end.capital', { player: { seat: deed.fallen } })}</strong>
          )}
          <PlaceLink ply={deed.ply} place={deed.square} placeIcon="table" {...{ replayAddress, onShow }}>
            {say(deed.square === null ? 'classicBoard.end.replay' : 'classicBoard.end.show')}
          </PlaceLink>
        </p>
      )}
      <Stories
        {...{ state, outcome }}
        likenessOf={(seat) => likenessOf(seen.view, seat)}
        storyOf={(seat) => {
          const ways = waysOf(seen.view, outcome, seat)
          return (
            <>
              <p>{sentence(ways, outcome, seat, seen.view.round, say)}</p>
              <dl className={styles['ways']} data-seat={seat}>
                {ways.map((way) => (
                  <Meter key={way.victory} way={way} say={say} />
                ))}
              </dl>
            </>
          )
        }}
      />
    </div>
  )
}

type AllText = ReturnType<typeof useAllText>

/** How it went for a player: the victory, or the one that was nearest. */
const sentence = (ways: readonly Way[], outcome: Outcome, seat: Seat, round: number, say: AllText): string => {
  const won = ways.find(({ victory }) => isWonBy(outcome, seat, victory))
  const way = won ?? nearestOf(ways)
  if (way === null) return ''
  const args = { player: { seat }, victory: { key: `ending.${way.victory}` } }
  if (won !== undefined) return say('classicBoard.end.won', { ...args, round })
  const { have, need } = way
  return way.victory === 'military'
    ? say('classicBoard.end.nearestMarch', { ...args, count: need - have })
    : say('classicBoard.end.nearest', { ...args, have, need })
}

/** One way to win: its name, a bar, and how far it was. */
const Meter = ({ way, say }: { readonly way: Way; readonly say: AllText }): ReactElement => (
  <div>
    <dt>{say(`ending.${way.victory}`)}</dt>
    <dd>
      <Icon name={GOAL_SIGNS[way.victory]} size="14px" />
      <span className={styles['bar']} style={{ '--share': share(way) } as CSSProperties} />
      {way.have}/{way.need}
    </dd>
  </div>
)
