import { CARD_NAMES, ERAS, type PlayerView, RESOURCES, TECHS, UNIT_TYPES, type View } from '@ecumene/classic'
import type { Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import type { SummaryProps } from '../generic/summary.ts'
import { Cities } from './cities.tsx'
import styles from './details.module.css'
import { Counts, counted, gathered, pieceThing, pieceTip, Things } from './lists.tsx'
import { useClassicText } from './words/words.ts'

type PlayerCardProps = SummaryProps & { readonly seat: Seat; readonly player: PlayerView; readonly view: View }

/** A player: civilization and government, dials, pyramid of techs, forces; to its owner also what is hidden. */
export const PlayerCard = (props: PlayerCardProps): ReactElement => {
  const { seat, player, view, viewer, say, nameOf } = props
  const text = useClassicText(nameOf)
  const { civilization, government } = player
  const resource = (name: string): string => say({ key: `resource.${name}` })
  return (
    <article className={styles['player']} data-seat={seat} data-you={seat === viewer || undefined} data-tips>
      <h3>
        {nameOf(seat)}
        {civilization !== null && (
          <small className={styles['civilization']}>
            <Explained tip={pieceTip('civilization')(civilization)}>
              {say({ key: `civilization.${civilization}` })}
            </Explained>
          </small>
        )}
      </h3>
      <p className={styles['government']}>
        <Explained
          tip={{
            ...pieceTip('government')(government),
            // The entry tells of both sets of governments; a table plays with one.
            lines: [{ words: say({ key: `effect.government.${view.options.governments}.${government}` }) }],
          }}
        >
          {say({ key: `government.${government}` })}
        </Explained>
      </p>
      <Counts
        anchor={`dials:${seat}`}
        of={[
          [text('classicBoard.trade'), player.trade],
          [text('classicBoard.culture'), player.culture],
          [text('classicBoard.track'), player.level],
          [text('classicBoard.coins'), player.coins],
          [text('classicBoard.speed'), player.speed],
          [text('classicBoard.stacking'), player.stacking],
          [text('classicBoard.handLimit'), player.cultureHand],
          [text('classicBoard.armiesLeft'), player.reserve.armies],
          [text('classicBoard.scoutsLeft'), player.reserve.scouts],
        ]}
      />
      <Pyramid {...props} />
      <Cities accounts={view.accounts.filter((account) => account.seat === seat)} {...props} />
      <Things
        title={text('classicBoard.resources')}
        things={counted(RESOURCES, player.resources, resource, pieceTip('resource'))}
      />
      <Things title={text('classicBoard.people')} things={gathered(player.people, pieceThing('person', say))} />
      {player.own === null ? <Backs {...props} /> : <Faces {...props} own={player.own} />}
    </article>
  )
}

/** Techs by level, the highest on top, as they lie on the table. */
const Pyramid = ({ seat, player, say, nameOf }: PlayerCardProps): ReactElement => {
  const text = useClassicText(nameOf)
  const known = TECHS.filter(({ id }) => player.techs.includes(id))
  const levels = [...new Set(known.map(({ level }) => level))].sort((one, other) => other - one)
  return (
    <ol className={styles['pyramid']} data-anchor={`techs:${seat}`} aria-label={text('classicBoard.techs')}>
      {levels.map((level) => (
        <li key={level}>
          <small>{'I'.repeat(level).replace('IIIII', 'V').replace('IIII', 'IV')}</small>
          <ul className={styles['tags']}>
            {known
              .filter((tech) => tech.level === level)
              .map(({ id }) => (
                <li key={id}>
                  <Explained tip={pieceTip('tech')(id)}>
                    {say({ key: `tech.${id}` })}
                    {(player.coinTokens[id] ?? 0) > 0 &&
                      ` · ${text('classicBoard.onTech', { count: player.coinTokens[id] ?? 0 })}`}
                  </Explained>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** What others see of hidden things. */
const Backs = ({ player, say, nameOf }: PlayerCardProps): ReactElement => {
  const text = useClassicText(nameOf)
  return (
    <>
      <Things
        title={text('classicBoard.forces')}
        things={counted(
          UNIT_TYPES,
          UNIT_TYPES.map((type) => player.unitCounts[type]),
          // With a sign: a number alone would read as the strength of a card.
          (type) => `${say({ key: `unit.${type}` })} ×`,
          pieceTip('unit'),
        )}
      />
      <Things
        title={text('classicBoard.events')}
        things={counted(
          ERAS,
          ERAS.map((era) => player.handBacks[era]),
          (era) => say({ key: `era.${era}` }),
        )}
      />
      <Things
        title={text('classicBoard.faceDown')}
        things={counted(
          ['hut', 'village'],
          [player.huts, player.villages],
          (name) => say({ key: `marker.${name}` }),
          pieceTip('marker'),
        )}
      />
    </>
  )
}

/** What the owner alone sees. */
const Faces = ({
  own,
  say,
  nameOf,
}: PlayerCardProps & { readonly own: NonNullable<PlayerView['own']> }): ReactElement => {
  const text = useClassicText(nameOf)
  const resource = (name: string): string => say({ key: `resource.${name}` })
  return (
    <>
      <Things
        title={text('classicBoard.forces')}
        things={gathered(
          CARD_NAMES.flatMap((card, number) => Array.from({ length: own.units[number] ?? 0 }, () => card)),
          (card) => ({ name: say({ key: `card.${card}` }), tip: pieceTip('unit')(unitOfCard(card)) }),
        )}
      />
      <Things title={text('classicBoard.events')} things={gathered(own.hand, pieceThing('culture', say))} />
      <Things
        title={say({ key: 'marker.hut' })}
        things={counted(RESOURCES, own.huts, resource, pieceTip('resource'))}
      />
      <Things
        title={say({ key: 'marker.village' })}
        things={counted(RESOURCES, own.villages, resource, pieceTip('resource'))}
      />
      {own.research !== null && own.research !== 'none' && (
        <p>{text('classicBoard.researching', { tech: say({ key: `tech.${own.research}` }) })}</p>
      )}
    </>
  )
}

/** `infantry-2` is a card of the infantry. */
const unitOfCard = (card: string): string => card.split('-')[0] ?? ''
