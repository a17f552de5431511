import { type PointerEvent, type ReactElement, useEffect, useRef } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { useWords } from '../../words/use-words.tsx'
import { useDesk } from './desk.ts'
import { nearestPlace } from './lay.ts'
import { isOverMap, pointOnMap } from './point-on-map.ts'
import styles from './tile-in-hand.module.css'
import { TileSide } from './tile-picture.tsx'
import type { Laying } from './use-laying.ts'
import { useMapOrientation } from './use-map-orientation.ts'
import type { DawnWordKey } from './words/en.ts'

/** The tile that is about to be laid, in front of its player: turned as it will lie, dragged onto the map, and left there. */
export const TileInHand = ({ laying }: { readonly laying: Laying }): ReactElement => {
  const { text, room } = useDesk()
  const { side, rotation } = laying.facing
  const tile = useRef<HTMLDivElement>(null)
  const grip = useRef<'gripped' | 'dragged' | null>(null)
  const orientation = useMapOrientation(tile)
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const at = pointOnMap(event.currentTarget, event)
    if (grip.current === null || at === null) return
    if (isOverMap(event.currentTarget, event)) grip.current = 'dragged'
    laying.drag(isOverMap(event.currentTarget, event) ? nearestPlace(laying.places, at, orientation) : null)
  }
  const drop = () => {
    // A click turns it, as it does where it lies.
    if (grip.current === 'gripped') laying.turn(1)
    else if (grip.current === 'dragged') laying.drop()
    grip.current = null
  }
  return (
    <div className={styles['hand']} data-hand-menu={laying.isHeld || undefined}>
      <div
        ref={tile}
        className={styles['tile']}
        data-anchor="tile"
        onPointerDown={(event) => {
          grip.current = 'gripped'
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={() => {
          grip.current = null
          laying.drag(null)
        }}
      >
        <TileSide placement={{ tile: laying.tile, side, rotation, q: 0, r: 0 }} orientation={orientation} />
      </div>
      <TurnButtons laying={laying} />
      {laying.isHeld ? (
        <Confirm laying={laying} />
      ) : (
        <p className={styles['hint']}>{text(hintOn(laying, room === 'phone'))}</p>
      )}
    </div>
  )
}

/** Can the tile lie on this side in more than one way? One space cannot, wherever it may lie. */
const canTurn = ({ fits, facing }: Laying): boolean =>
  new Set(fits.flatMap(({ placement: { side, rotation } }) => (side === facing.side ? [rotation] : []))).size > 1

/** A tile of one space has nothing to turn; another one may have only one way to lie where it fits. */
const hintOn = (laying: Laying, isOnPhone: boolean): DawnWordKey => {
  if (canTurn(laying)) return isOnPhone ? 'dawnBoard.layTouchHint' : 'dawnBoard.layHint'
  return laying.canTurnOver ? 'dawnBoard.placeTileHint' : 'dawnBoard.placeHint'
}

/** To turn the tile, and to turn it over; nothing to turn where it is one space. */
const TurnButtons = ({ laying }: { readonly laying: Laying }): ReactElement | null => {
  const { text } = useDesk()
  const { facing, turn, turnOver, canTurnOver } = laying
  const isTurned = canTurn(laying)
  if (!isTurned && !canTurnOver) return null
  return (
    <div className={styles['turns']}>
      <button type="button" aria-disabled={!isTurned} aria-label={text('dawnBoard.turnLeft')} onClick={() => turn(-1)}>
        <Icon name="anticlockwise-rotation" size="18px" />
      </button>
      <button
        type="button"
        aria-disabled={!isTurned}
        aria-keyshortcuts="r"
        aria-label={text('dawnBoard.turnRight')}
        onClick={() => turn(1)}
      >
        <Icon name="clockwise-rotation" size="18px" />
      </button>
      <button type="button" aria-disabled={!canTurnOver} onClick={turnOver}>
        {text('dawnBoard.turnOver', { side: facing.side === 0 ? 'B' : 'A' })}
      </button>
    </div>
  )
}

/** The tile lies somewhere: what it brings there, and one press to leave it. */
const Confirm = ({ laying: { shown, facing, fits } }: { readonly laying: Laying }): ReactElement | null => {
  const { text, hands, busy, noteOn } = useDesk()
  const { text: pageText } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const thing = shown?.thing ?? ''
  useEffect(() => {
    const confirm = button.current
    confirm?.focus({ preventScroll: true })
    return () => {
      // Whoever came by keyboard goes on where they were.
      if (document.activeElement === confirm)
        document.querySelector<HTMLElement>(`[data-anchor="${thing}"]`)?.focus({ preventScroll: true })
    }
  }, [thing])
  if (shown === null) return null
  const turned = fits.filter(({ placement }) => placement.side === facing.side)
  const number = turned.findIndex(({ placement }) => placement.rotation === facing.rotation) + 1
  const note = noteOn(shown.move)
  return (
    <div className={styles['confirm']}>
      <p role="status">
        {text('dawnBoard.laid', { side: facing.side === 0 ? 'A' : 'B', number, count: turned.length })}
        {note !== null && <small>{note}</small>}
      </p>
      <button
        ref={button}
        type="button"
        className="button button--do"
        data-move={shown.move}
        aria-disabled={busy}
        onClick={() => hands.make(shown.move)}
      >
        {text('dawnBoard.layTile')}
      </button>
      <button type="button" className={styles['close']} onClick={hands.letGo}>
        {pageText('page.cancel')}
      </button>
    </div>
  )
}
