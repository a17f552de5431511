import { CULTURE_TRACK, ERAS, type Space } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { DeedButton } from '../../hands/deed-button.tsx'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { giftText } from './culture-steps.ts'
import styles from './culture-track.module.css'
import { useDesk } from './desk.ts'
import { useScene } from './scene.ts'

const GIFT_SIGNS: Readonly<Record<Space['gives'], IconName>> = {
  event: 'drama-masks',
  greatPerson: 'public-speaker',
  victory: 'laurels-trophy',
}

/** C-17.13: the spaces of the culture track by era, what each brings, what it costs to enter, and who stands where. */
export const CultureTrack = (): ReactElement => {
  const { view, mine, say, text } = useScene()
  const level = view.players[mine]?.level ?? 0
  return (
    <section className={styles['track']}>
      {ERAS.map((era, number) => (
        <div key={era} className={styles['era']}>
          <h3>
            <span className={styles['name']}>{say({ key: `era.${era}` })}</span>
            <Costs space={CULTURE_TRACK.find((space) => space.era === number)} />
          </h3>
          <ol data-tips>
            {CULTURE_TRACK.map((space, place) =>
              space.era !== number ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
                <li key={place} data-next={place === level || undefined} data-gives={space.gives}>
                  <Explained
                    className={styles['space']}
                    tip={{
                      name: text('classicBoard.market.space', { number: place + 1 }),
                      lines: [
                        { words: giftText(space, text) },
                        { words: text('classicBoard.market.entry', { cost: space.culture, count: space.trade }) },
                      ],
                      rules: ['C-17.13'],
                    }}
                  >
                    <Icon name={GIFT_SIGNS[space.gives]} size="18px" />
                    <span className="unseen">{giftText(space, text)}</span>
                    <Standing level={place + 1} />
                  </Explained>
                </li>
              ),
            )}
          </ol>
        </div>
      ))}
      <p className={styles['start']}>
        {text('classicBoard.market.start')} <Standing level={0} />
      </p>
      <AdvanceButton />
    </section>
  )
}

const Standing = ({ level }: { readonly level: number }): ReactElement => {
  const { view, nameOf } = useScene()
  return (
    <span className={styles['standing']}>
      {view.players.map((player, seat) =>
        player.level !== level ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
          <span key={seat} data-seat={seat}>
            <span className="unseen">{nameOf(seat)}</span>
          </span>
        ),
      )}
    </span>
  )
}

const Costs = ({ space }: { readonly space: Space | undefined }): ReactElement | null =>
  space === undefined ? null : (
    <span className={styles['costs']}>
      {space.culture}
      <Icon name="lyre" size="12px" />
      {space.trade > 0 && (
        <>
          {space.trade}
          <Icon name="trade" size="12px" />
        </>
      )}
    </span>
  )

/** The next step, when it can be taken: its price, and what it brings. */
export const AdvanceButton = (): ReactElement | null => {
  const { movesAt } = useScene()
  const [move] = movesAt('track')
  return move === undefined ? null : <Advance move={move} />
}

const Advance = ({ move }: { readonly move: string }): ReactElement => {
  const { hands, busy, moveText, noteOn } = useDesk()
  return <DeedButton {...{ hands, move, busy }} thing="track" isThing words={moveText(move)} note={noteOn(move)} />
}
