import { describeWay } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { careSetting } from '../../hands/care.ts'
import { courseOf } from '../../hands/hands.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { telling } from '../../tips/tip.ts'
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
  return (
    <ul className={styles['finds']}>
      {finds.map((way) => {
        const move = courseOf(way.moves)
        const words = say(describeWay(way))
        const lines = [...wayLines(way, view, text), ...contentLines(way, view, say, text)]
        return (
          <li key={move}>
            <button
              type="button"
              data-find={way.ends}
              data-move={move}
              aria-disabled={busy}
              {...telling<HTMLButtonElement>(() => ({ name: words, lines: lines.map((line) => ({ words: line })) }))}
              onClick={() => (care === 'always' ? hands.choose(move) : hands.make(move))}
              onPointerEnter={() => hands.consider(move)}
              onPointerLeave={() => hands.consider(null)}
              onFocus={() => hands.consider(move)}
              onBlur={() => hands.consider(null)}
            >
              <Icon name={way.ends === 'hut' ? SIGNS.hut : SIGNS.reveal} size="18px" />
              <span>
                {words}
                <small>{lines[0]}</small>
              </span>
            </button>
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
