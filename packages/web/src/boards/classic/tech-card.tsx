import { COIN_TOKENS, type Tech } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import { type ReactElement, useRef } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { type Tip, telling } from '../../tips/tip.ts'
import { useFitted } from '../fitted-text.tsx'
import { levelName } from './pyramid-places.ts'
import { useRevealed } from './revealed.ts'
import { turning } from './revealed-card.tsx'
import { useHeld, useScene } from './scene.ts'
import { breakable } from './syllables.ts'
import styles from './tech-card.module.css'
import { signsOfTech } from './tech-signs.ts'

type TechCardProps = {
  readonly tech: Tech
  readonly coins: number
  /** Chosen for this round, and not yet shown to the others. */
  readonly isSecret?: boolean
}

/** A tech as it lies in the own pyramid: lit while something can be done with it. */
export const TechCard = ({ tech, coins, isSecret = false }: TechCardProps): ReactElement => {
  const { view, mine, movesAt, take, say, text } = useScene()
  const revealed = useRevealed(view.players.length)
  // What I had chosen turns over with the choices of all others.
  const turn = revealed?.techs[mine] === tech.id ? turning(revealed.beatMs) : null
  const thing = `tech:${tech.id}`
  const isLit = !isSecret && movesAt(thing).length > 0
  const isHeld = useHeld(thing, isLit)
  const tip = (): Tip => ({
    piece: pieceAddress('tech', tech.id),
    ...(isSecret && { name: text('classicBoard.researching', { tech: say({ key: `tech.${tech.id}` }) }) }),
  })
  return (
    <button
      type="button"
      className={`${styles['card']} ${turn?.className ?? ''}`}
      style={turn?.style}
      data-turning={turn === null ? undefined : true}
      tabIndex={isLit ? 0 : -1}
      data-level={tech.level}
      data-secret={isSecret || undefined}
      data-anchor={isSecret ? undefined : thing}
      data-lit={isLit || undefined}
      aria-pressed={isHeld}
      aria-haspopup={isLit ? undefined : 'dialog'}
      {...telling<HTMLButtonElement>(tip, isLit ? 'too' : 'only')}
      {...(isLit && { onClick: () => take(thing) })}
    >
      <TechFace tech={tech} />
      {coins > 0 && (
        <span className={styles['coins']}>
          <span aria-hidden="true">
            {coins}/{COIN_TOKENS}
          </span>
          <span className="unseen">{text('classicBoard.onTech', { count: coins })}</span>
        </span>
      )}
    </button>
  )
}

/** Name, level and signs of a tech. */
export const TechFace = ({ tech }: { readonly tech: Tech }): ReactElement => {
  const { say } = useScene()
  const name = say({ key: `tech.${tech.id}` })
  const box = useRef<HTMLSpanElement>(null)
  useFitted(box, name)
  return (
    <>
      <span className={styles['level']} aria-hidden="true">
        {levelName(tech.level)}
      </span>
      <span ref={box} className={styles['name']} aria-hidden="true">
        {breakable(name)}
      </span>
      <span className="unseen">{name}</span>
      <TechSigns tech={tech} />
    </>
  )
}

/** What a tech brings, in pictures; the tip and the note say it in words. */
export const TechSigns = ({ tech }: { readonly tech: Tech }): ReactElement => (
  <span className={styles['signs']} aria-hidden="true" data-spare>
    {signsOfTech(tech).map(({ is, sign, mark }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is printed on a card keeps its place
      <span key={place} data-is={is}>
        <Icon name={sign} size="1em" />
        {mark}
      </span>
    ))}
  </span>
)
