import { type CSSProperties, type ReactElement, useEffect, useState } from 'react'
import { partsOf, type ThingsOf } from '../boards/parts.ts'
import { patiently } from '../boards/patient.ts'
import { Icon } from '../icons/icon.tsx'
import { type Box, boxesOf, targetsOf } from '../lessons/targets.ts'
import './hint-rings.css'

type HintRingsProps = { readonly game: string; readonly move: string; readonly view: unknown }

/** How often to look for the things, which may appear, move and scroll at any time. */
const LOOK_MS = 120

/** Dashed rings around the things on the board at which a move is made, and around its button if there is one; the first has a lamp. */
export const HintRings = ({ game, move, view }: HintRingsProps): ReactElement => {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const [clip, setClip] = useState<CSSProperties>({})
  useEffect(() => {
    let things: readonly string[] = []
    let isShown = false
    const look = () => {
      const board = document.getElementById('content')
      if (board === null) return
      // A thing that is itself the button of the move is one thing.
      const targets = [...new Set(targetsOf(board, things, [move]))]
      if (!isShown && targets[0] !== undefined) {
        isShown = true
        // A board that shows it stays as it is.
        if (!isWithin(board, targets[0])) targets[0].scrollIntoView({ block: 'center', inline: 'center' })
      }
      const found = boxesOf(document.documentElement, targets)
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
      const { top, bottom } = board.getBoundingClientRect()
      const clipPath = `inset(${Math.round(top)}px 0 ${Math.round(innerHeight - bottom)}px 0)`
      setClip((before) => (before.clipPath === clipPath ? before : { clipPath }))
    }
    void patiently(partsOf(game).thingsOf ?? nowhere).then((thingsOf) => {
      things = thingsOf(move, view)
      look()
    })
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('scroll', look, { capture: true })
    }
  }, [game, move, view])
  return (
    <div className="hint-rings" aria-hidden="true" style={clip}>
      {boxes.map(({ name, x, y, width, height }, place) => (
        <span key={name} className="hint-rings__ring" data-ring={name} style={{ left: x, top: y, width, height }}>
          {place === 0 && <Icon name="light-bulb" className="hint-rings__lamp" size="14px" />}
        </span>
      ))}
    </div>
  )
}

const isWithin = (board: Element, thing: Element): boolean => {
  const [around, box] = [board.getBoundingClientRect(), thing.getBoundingClientRect()]
  const isHigh = box.top >= around.top && box.bottom <= around.bottom
  return isHigh && box.left >= around.left && box.right <= around.right
}

const nowhere = async (): Promise<ThingsOf> => () => []
