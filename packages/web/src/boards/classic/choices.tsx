import { CIVILIZATIONS, GOVERNMENT_IDS, type Move, TECHS } from '@ecumene/classic'
import type { ReactElement, ReactNode } from 'react'
import type { DrawnMove } from '../../hands/hand-menu.tsx'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { PricedFace } from './ability-price.tsx'
import { type Choice, choiceOf } from './choice.ts'
import styles from './choices.module.css'
import { type Desk, useDesk } from './desk.ts'
import { moveBy } from './moves.ts'
import { levelName } from './pyramid-places.ts'
import { RulerPortrait } from './ruler-portrait.tsx'
import { thingSign, unitSign } from './signs.ts'
import { TechSigns } from './tech-card.tsx'

/** A move as it is drawn on its button; `null` where words do. */
export const drawnMove = ({ moveText, noteOn }: Pick<Desk, 'moveText' | 'noteOn'>, move: string): DrawnMove | null => {
  const choice = choiceOf(moveBy(move))
  if (choice === null) return null
  if (choice.is === 'ability') {
    return { is: choice.is, face: <PricedFace move={move} words={moveText(move)} note={noteOn(move)} /> }
  }
  return {
    is: choice.is,
    face: (
      <ChoiceFace choice={choice} words={moveText(move)} note={noteOn(move)} isNamed={isNamed(choice, moveBy(move))} />
    ),
    className: styles['face'],
  }
}

const NAMED: ReadonlySet<Choice['is']> = new Set<Choice['is']>(['resource', 'unit', 'era', 'marker', 'tech'])

const HANDING: ReadonlySet<Move['kind'] | undefined> = new Set(['handHut', 'handVillage', 'handEvent'] as const)

/** What is done with it the question says already; whether a hut or a village is handed over it does not. */
const isNamed = ({ is }: Choice, move: Move | null): boolean => NAMED.has(is) && !HANDING.has(move?.kind)

type FaceProps = {
  readonly choice: Choice
  readonly words: string
  readonly note: string | null
  /** Its name alone is seen. */
  readonly isNamed: boolean
}

/** What stands on the button of a drawn choice. */
const ChoiceFace = ({ choice, words, note, isNamed }: FaceProps): ReactElement => {
  const { say } = useDesk()
  const tech = choice.is === 'tech' ? TECHS.find(({ id }) => id === choice.id) : undefined
  return (
    <>
      <span className={styles['sign']} aria-hidden="true">
        <Sign choice={choice} />
      </span>
      {isNamed && (
        <span className={styles['name']} aria-hidden="true">
          {say({ key: `${choice.is}.${choice.id}` })}
        </span>
      )}
      <span className={isNamed ? 'unseen' : styles['name']}>{words}</span>
      {choice.is === 'civilization' && <Beginning civilization={choice.id} />}
      {tech !== undefined && (
        <span className={styles['signs']}>
          <TechSigns tech={tech} />
        </span>
      )}
      {note !== null && <small className={styles['note']}>{note}</small>}
    </>
  )
}

const Sign = ({ choice }: { readonly choice: Choice }): ReactNode => {
  const { is, id } = choice
  if (is === 'tech') return levelName(TECHS.find((tech) => tech.id === id)?.level ?? 0)
  const civilization = is === 'civilization' ? CIVILIZATIONS.find((one) => one.id === id) : undefined
  return civilization === undefined ? (
    <Icon name={signOf(choice)} size="22px" />
  ) : (
    <RulerPortrait civilization={civilization.id} isCoin />
  )
}

const LOOT_SIGNS: Readonly<Record<string, IconName>> = {
  trade: 'trade',
  culture: 'lyre',
  resources: 'cut-diamond',
  tech: 'classical-knowledge',
  event: 'card-draw',
  discardCoin: 'two-coins',
  takeCoin: 'receive-money',
}

const signOf = ({ is, id }: Choice): IconName => {
  switch (is) {
    case 'government':
      return 'capitol'
    case 'loot':
      return LOOT_SIGNS[id] ?? 'open-treasure-chest'
    case 'unit':
      return unitSign(id)
    case 'card':
      return unitSign(id.slice(0, id.lastIndexOf('-')))
    case 'era':
      return 'card-draw'
    case 'culture':
      return 'lyre'
    default:
      return thingSign(id)
  }
}

/** What a civilization begins with (C-6.15, C-6.19). */
const Beginning = ({ civilization }: { readonly civilization: string }): ReactElement | null => {
  const { say } = useDesk()
  const sheet = CIVILIZATIONS.find(({ id }) => id === civilization)
  const tech = TECHS[sheet?.tech ?? -1]
  const government = GOVERNMENT_IDS[sheet?.government ?? -1]
  if (tech === undefined || government === undefined) return null
  return (
    <span className={styles['beginning']}>
      <span>
        <Icon name="classical-knowledge" size="13px" /> {say({ key: `tech.${tech.id}` })}
      </span>
      <span>
        <Icon name="capitol" size="13px" /> {say({ key: `government.${government}` })}
      </span>
    </span>
  )
}
