import type { TreatyId } from '@ecumene/dawn'
import type { Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Portrait } from '../../seats/portrait.tsx'
import type { Choice } from './choice.ts'
import styles from './choices.module.css'
import { useDesk } from './desk.ts'
import { DirectionPicture } from './direction-picture.tsx'
import { LeaderPortrait, likenessOf } from './portraits/leader-portrait.tsx'
import { levelOfCard, levelText, thingSign, typeOfCard, typeSign } from './signs.ts'
import { TilePicture } from './tile-picture.tsx'

type FaceProps = { readonly choice: Choice; readonly words: string; readonly note: string | null }

/** What stands on the button of a drawn choice. The words are there for those who do not see the picture, too. */
export const ChoiceFace = ({ choice, words, note }: FaceProps): ReactElement => {
  const { say } = useDesk()
  const band = bandOf(choice)
  const treaty = choice.is === 'player' ? choice.treaty : null
  const isSeen = choice.is !== 'direction' && band === null && treaty === null
  return (
    <>
      {band === null ? (
        <Picture choice={choice} />
      ) : (
        <span className={styles['band']} data-type={band.type} aria-hidden="true">
          <Icon name={typeSign(band.type)} size="18px" />
          <span>{band.level}</span>
        </span>
      )}
      <span className={isSeen ? styles['name'] : 'unseen'}>{words}</span>
      {band !== null && (
        <span className={styles['name']} data-type={band.type} aria-hidden="true">
          {say({ key: band.name })}
        </span>
      )}
      {choice.is === 'player' && treaty !== null && <TreatyName {...choice} treaty={treaty} />}
      {choice.is === 'leader' && <StartingRow types={choice.row} />}
      {note !== null && <small className={styles['note']}>{note}</small>}
      {choice.is === 'leader' && choice.unique !== null && <UniqueCard card={choice.unique} />}
    </>
  )
}

/** What stands on the band of a card, or of a district, which is of the type of a card. */
const bandOf = (choice: Choice): { readonly type: string; readonly name: string; readonly level: string } | null => {
  if (choice.is === 'district') return { type: choice.type, name: `district.${choice.district}`, level: '' }
  if (choice.is !== 'card') return null
  const { card } = choice
  return { type: typeOfCard(card), name: `card.${card}`, level: levelText(levelOfCard(card)) }
}

const Picture = ({ choice }: { readonly choice: Choice }): ReactElement | null => {
  const { props, view } = useDesk()
  switch (choice.is) {
    case 'leader':
      return (
        <span className={styles['portrait']} aria-hidden="true">
          <LeaderPortrait leader={choice.leader} isCoin />
        </span>
      )
    case 'card':
    case 'district':
      return null
    case 'tile':
      return <TilePicture tile={choice.tile} />
    case 'colour':
      return <span className={styles['disc']} style={{ background: `var(--play-${choice.colour})` }} />
    case 'player':
      return (
        <Portrait seat={choice.seat} kind={props.state.seats[choice.seat]?.kind ?? 'open'} isSmall>
          {likenessOf(view, choice.seat)}
        </Portrait>
      )
    case 'direction':
      return <DirectionPicture direction={choice.direction} barbarian={choice.barbarian} />
    case 'resources':
      return (
        <span className={styles['resources']} aria-hidden="true">
          {choice.resources.map((resource, place) => (
            <span key={resource}>
              {place > 0 && '→'}
              <Icon name={thingSign(resource)} size="20px" />
            </span>
          ))}
        </span>
      )
  }
}

type TreatyNameProps = { readonly seat: Seat; readonly treaty: TreatyId; readonly given: TreatyId | null }

/** A diplomacy card under its name, with whose it is and what is given back for it. */
const TreatyName = ({ seat, treaty, given }: TreatyNameProps): ReactElement => {
  const { say, text, nameOf } = useDesk()
  return (
    <span className={styles['name']} aria-hidden="true">
      {say({ key: `treaty.${treaty}` })}
      <span className={styles['whose']}>
        {nameOf(seat)}
        {given !== null && `; ${text('dawnBoard.insteadOf', { card: say({ key: `treaty.${given}` }) })}`}
      </span>
    </span>
  )
}

/** The focus card that only this leader can have. */
const UniqueCard = ({ card }: { readonly card: string }): ReactElement => {
  const { say, text } = useDesk()
  const type = typeOfCard(card)
  return (
    <span className={styles['unique']}>
      <span className={styles['type']} data-type={type} aria-hidden="true">
        <Icon name={typeSign(type)} size="14px" />
      </span>
      <span>
        {text('dawnBoard.uniqueCard')}:{' '}
        <strong>
          {say({ key: `card.${card}` })} {levelText(levelOfCard(card))}
        </strong>
      </span>
    </span>
  )
}

/** The cards that a leader begins with, from the first slot to the last. */
const StartingRow = ({ types }: { readonly types: readonly string[] }): ReactElement => {
  const { say, text } = useDesk()
  const names = types.map((type) => say({ key: `type.${type}` })).join(', ')
  return (
    <>
      <span className={styles['types']} aria-hidden="true">
        {types.map((type) => (
          <span key={type} className={styles['type']} data-type={type}>
            <Icon name={typeSign(type)} size="16px" />
          </span>
        ))}
      </span>
      <span className="unseen">
        {text('dawnBoard.startingRow')}: {names}
      </span>
    </>
  )
}
