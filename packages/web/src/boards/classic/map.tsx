import { layoutFor } from '@ecumene/classic'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { Stage } from '../../stage/stage.tsx'
import { useOrientation } from '../../stage/use-orientation.ts'
import { telling } from '../../tips/tip.ts'
import { useDesk } from './desk.ts'
import { borderOf, cornerOf, frameOf, neighbourBy, SIDE, tileCorners } from './geometry.ts'
import { Ground } from './ground.tsx'
import styles from './map.module.css'
import { Pieces } from './pieces.tsx'
import { afootOn, squareName, squaresOf } from './pointing.ts'
import { squareLines, squareText } from './square-words.ts'
import { squareThing } from './things.ts'

/** The map of Classic. One stop for Tab, arrows walk; a click on a lit square does what can be done there. */
export const ClassicMap = (): ReactElement => {
  const { view, say, text, hands, shown, openCity } = useDesk()
  const room = useRef<HTMLDivElement>(null)
  const list = useRef<SVGGElement>(null)
  const { squares } = layoutFor(view.players.length)
  const [focus, setFocus] = useState(squares[0] ?? 0)
  const { held, considered } = hands
  const meant = new Set(considered === null ? [] : squaresOf(considered, view))
  const orientation = useOrientation(room, frameOf(squares, 'upright'))
  const placed = (square: number): string => {
    const { x, y } = cornerOf(square, orientation)
    return `translate(${x} ${y})`
  }

  const walk = (event: KeyboardEvent, from: number) => {
    const to = neighbourBy(squares, from, event.key, orientation)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    setFocus(to)
    list.current?.querySelector<SVGGElement>(`[data-space="${squareName(to)}"]`)?.focus()
  }
  const press = (square: number) => {
    if (hands.movesAt(squareThing(square)).length > 0) hands.take(squareThing(square))
    else openCity(view.accounts.some((account) => account.square === square) ? square : null)
  }

  return (
    <Stage
      label={text('classicBoard.map')}
      frame={frameOf(squares, orientation)}
      lies={orientation}
      room={room}
      className={styles['map']}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing; what takes the focus lies over it */}
      <g aria-hidden="true">
        {view.squares.map((at) => (
          <g key={at.square} transform={placed(at.square)}>
            <Ground terrain={at.terrain} name={squareName(at.square)} />
          </g>
        ))}
        {tileCorners(view.players.length).map((square) => (
          <rect key={square} className={styles['tile']} width={4 * SIDE} height={4 * SIDE} transform={placed(square)} />
        ))}
        {view.players.map((_player, seat) => {
          const owned = view.squares.filter(({ owner }) => owner === seat).map(({ square }) => square)
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
          return <path key={seat} className={styles['border']} data-seat={seat} d={borderOf(owned, orientation)} />
        })}
        {view.squares.map((at) => (
          <g key={at.square} transform={placed(at.square)}>
            <Pieces
              at={at}
              afoot={afootOn(view, at.square)}
              isUnderWay={view.afoot === null && view.marching === at.square}
            />
          </g>
        ))}
      </g>
      <g ref={list}>
        {view.squares.map((at) => {
          const { square } = at
          const afoot = afootOn(view, square)
          const label = squareText(at, afoot, say, text)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
            <g
              key={square}
              role="button"
              tabIndex={focus === square ? 0 : -1}
              aria-label={label}
              aria-pressed={held?.thing === squareThing(square)}
              data-anchor={squareThing(square)}
              data-space={squareName(square)}
              data-lit={hands.movesAt(squareThing(square)).length > 0 || undefined}
              data-meant={meant.has(square) || undefined}
              data-shown={shown === square || undefined}
              {...telling<SVGGElement>(() => ({ name: squareName(square), lines: squareLines(at, afoot, say, text) }))}
              className={styles['square']}
              transform={placed(square)}
              onClick={() => press(square)}
              onFocus={() => setFocus(square)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return walk(event, square)
                event.preventDefault()
                press(square)
              }}
            >
              <rect className={styles['whole']} width={SIDE} height={SIDE} />
              <rect className={styles['rim']} x="2" y="2" width={SIDE - 4} height={SIDE - 4} />
            </g>
          )
        })}
      </g>
    </Stage>
  )
}
