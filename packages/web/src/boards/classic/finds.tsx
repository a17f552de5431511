import { describeWay } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { careSetting } from '../../hands/care.ts'
import { DeedButton } from '../../hands/deed-button.tsx'
import { courseOf } from '../../hands/hands.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { useDesk } from './desk.ts'
import styles from './finds.module.css'
import { contentLines, wayLines } from './way-words.ts'
import { findsOf } from './ways.ts'

/**
 * Tiles to turn over and huts within reach, each with what will follow: whoever presses one has read it, and is not asked once more
 * as on the map. On a phone the map has the room.
 */
export const Finds = (): ReactElement | null => {
  const { view, say, text, hands, room, grouping, isAsked, busy, props } = useDesk()
  const care = careSetting.use()
  // A lesson teaches the map.
  if (!isAsked || room === 'phone' || props.isTaught === true || view.asked?.kind !== 'march') return null
  const finds = findsOf(grouping.ways, view.players.length).slice(0, MOST)
  if (finds.length === 0) return null
  const choose: typeof hands.choose = (move, thing) =>
    care === 'always' ? hands.choose(move, thing) : hands.make(move)
  return (
    <ul className={styles['finds']}>
      {finds.map((way) => {
        const move = courseOf(way.moves)
        const words = say(describeWay(way))
        const lines = [...wayLines(way, view, text), ...contentLines(way, view, say, text)]
        return (
          <li key={move} data-find={way.ends}>
            <DeedButton
              {...{ hands: { ...hands, choose }, move, busy }}
              thing={`find:${move}`}
              isThing
              words={words}
              note={lines.join('\n')}
              className={styles['find']}
              face={
                <>
                  <Icon name={way.ends === 'hut' ? SIGNS.hut : SIGNS.reveal} size="18px" />
                  <span>
                    {words}
                    <small>{lines[0]}</small>
                  </span>
                </>
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The same signs as on the map. */
const SIGNS = { reveal: 'surrounded-eye', hut: 'open-treasure-chest' } as const satisfies Record<string, IconName>

/** Whoever looks for more looks at the map. */
const MOST = 5
