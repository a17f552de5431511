import { TECHS, type Tech } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import { levelName } from './pyramid-places.ts'
import styles from './revealed.module.css'
import { useRevealed } from './revealed.ts'
import { useScene } from './scene.ts'

/** The class and the time of a card that turns over. */
export const turning = (beatMs: number): { readonly className: string | undefined; readonly style: CSSProperties } => ({
  className: styles['turning'],
  style: { '--turn': `${beatMs}ms` } as CSSProperties,
})

/** What a player had chosen in secret, as it is turned over beside their techs. */
export const RevealedCard = ({ seat }: { readonly seat: number }): ReactElement | null => {
  const { view, say, text } = useScene()
  const revealed = useRevealed(view.players.length)
  if (revealed === null) return null
  const tech = TECHS.find(({ id }) => id === revealed.techs[seat])
  const { className, style } = turning(revealed.beatMs)
  return (
    <span
      className={`${styles['card']} ${className}`}
      style={style}
      data-level={tech?.level}
      data-revealed={tech?.id ?? ''}
    >
      {tech === undefined ? (
        text('classicBoard.show.nothing')
      ) : (
        <Explained tip={{ piece: pieceAddress('tech', tech.id) }}>
          <Face tech={tech} name={say({ key: `tech.${tech.id}` })} />
        </Explained>
      )}
    </span>
  )
}

const Face = ({ tech, name }: { readonly tech: Tech; readonly name: string }): ReactElement => (
  <>
    <small>{levelName(tech.level)}</small> {name}
  </>
)

/** Where pyramid and rivals are a tap away, all choices turn over on the map. */
export const RevealedOnMap = (): ReactElement | null => {
  const { view, room, text, nameOf } = useScene()
  const revealed = useRevealed(view.players.length)
  if (revealed === null || room !== 'phone') return null
  return (
    <section className={styles['onMap']} aria-label={text('classicBoard.show.choices')}>
      <ul data-tips>
        {revealed.techs.map((_tech, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
          <li key={seat} data-seat={seat}>
            <strong>{nameOf(seat)}</strong> <RevealedCard seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  )
}
