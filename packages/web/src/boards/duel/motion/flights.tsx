import type { CardId, ProgressId, View, WonderId } from '@ecumene/duel'
import { Component, type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { TokenFace } from '../middle/progress.tsx'
import { CardFace } from '../pieces/card.tsx'
import { WONDER_PICTURES } from '../pieces/pictures.ts'
import styles from './flights.module.css'
import { EASE, FLIGHT_MS, isStill } from './motion.ts'
import { type Journey, journeys, type Piece, type Place, whereabouts } from './whereabouts.ts'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Flight = { readonly piece: Piece; readonly from: Box; readonly to: Box }
type FlightsProps = {
  readonly view: View
  readonly board: RefObject<HTMLElement | null>
  readonly nameOf: (card: CardId) => string
}

/**
 * Shows the way of every piece that lies elsewhere than before: a copy of it travels from its old place to its new one.
 * Places are found in the page by `data-anchor`. A touch or a key ends all flights at once.
 *
 * A class, because only `getSnapshotBeforeUpdate` sees the page as it was before the change.
 */
export class Flights extends Component<FlightsProps, { readonly flights: readonly Flight[] }> {
  override state: { readonly flights: readonly Flight[] } = { flights: [] }

  override getSnapshotBeforeUpdate(before: FlightsProps): readonly { journey: Journey; from: Box }[] | null {
    if (before.view === this.props.view || isStill()) return null
    const moved = journeys(whereabouts(before.view), whereabouts(this.props.view))
    // A whole new position (another table, a long undo) is no story to tell.
    if (moved.length > MOST_AT_ONCE) return null
    return moved.flatMap((journey) => {
      const from = this.boxOf(journey.piece, journey.from)
      return from === null ? [] : [{ journey, from }]
    })
  }

  override componentDidUpdate(
    _before: FlightsProps,
    _state: unknown,
    departures: readonly { journey: Journey; from: Box }[] | null,
  ): void {
    if (departures === null || departures.length === 0) return
    const flights = departures.flatMap(({ journey: { piece, to }, from }) => {
      const target = this.boxOf(piece, to)
      return target === null ? [] : [{ piece, from, to: target }]
    })
    if (flights.length > 0) this.setState({ flights })
  }

  override componentDidMount(): void {
    window.addEventListener('pointerdown', this.land)
    window.addEventListener('keydown', this.land)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pointerdown', this.land)
    window.removeEventListener('keydown', this.land)
  }

  readonly land = (): void => {
    if (this.state.flights.length > 0) this.setState({ flights: [] })
  }

  /** The piece itself where it is drawn, otherwise the place that stands for it (a pile, a folded city). */
  boxOf(piece: Piece, place: Place): Box | null {
    const board = this.props.board.current
    if (board === null) return null
    const found = board.querySelector(`[data-anchor="${piece}"]`) ?? board.querySelector(`[data-anchor="${place}"]`)
    if (found === null) return null
    const frame = board.getBoundingClientRect()
    const { x, y, width, height } = found.getBoundingClientRect()
    return { x: x - frame.x, y: y - frame.y, width, height }
  }

  override render(): ReactNode {
    return (
      <div className={styles['sky']} aria-hidden="true">
        {this.state.flights.map((flight) => (
          <Ghost key={flight.piece} flight={flight} nameOf={this.props.nameOf} onLanded={this.land} />
        ))}
      </div>
    )
  }
}

const MOST_AT_ONCE = 6

type GhostProps = {
  readonly flight: Flight
  readonly nameOf: (card: CardId) => string
  readonly onLanded: () => void
}

const Ghost = ({ flight, nameOf, onLanded }: GhostProps): ReactElement => {
  const ghost = useRef<HTMLDivElement>(null)
  const { piece, from } = flight
  useLayoutEffect(() => {
    const flying = ghost.current?.animate(wayOf(flight), { duration: FLIGHT_MS, fill: 'both' })
    if (flying === undefined) return
    flying.onfinish = onLanded
    return () => flying.cancel()
  }, [flight, onLanded])
  const size = { '--card-w': `${from.width}px`, '--card-h': `${from.height}px`, width: from.width, height: from.height }
  return (
    <div ref={ghost} className={styles['ghost']} style={size}>
      <PieceFace piece={piece} nameOf={nameOf} />
    </div>
  )
}

/** A card flies upright at the size it had, shrinks into a place that is smaller than itself, and fades as it arrives. */
const wayOf = ({ from, to }: Flight): Keyframe[] => {
  const scale = Math.min(1.2, Math.max(0.25, to.height / from.height))
  const middle = { x: to.x + to.width / 2 - from.width / 2, y: to.y + to.height / 2 - from.height / 2 }
  return [
    { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1, easing: EASE },
    { opacity: 1, offset: 0.75 },
    { transform: `translate(${middle.x}px, ${middle.y}px) scale(${scale})`, opacity: 0.2 },
  ]
}

type PieceFaceProps = { readonly piece: Piece; readonly nameOf: (card: CardId) => string }

const PieceFace = ({ piece, nameOf }: PieceFaceProps): ReactElement => {
  const [kind, id = ''] = piece.split(':')
  if (kind === 'token') return <TokenFace token={id as ProgressId} />
  if (kind === 'card') return <CardFace card={id as CardId} name={nameOf(id as CardId)} />
  return (
    <span className={styles['wonder']}>
      <Icon name={WONDER_PICTURES[id as WonderId]} size="60%" />
    </span>
  )
}
