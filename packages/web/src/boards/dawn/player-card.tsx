import { type PlayerView, RESOURCES, type View } from '@ecumene/dawn'
import { pieceAddress, type Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { telling } from '../../tips/tip.ts'
import type { SummaryProps } from '../generic/summary.ts'
import styles from './details.module.css'
import { atSlot, namedBy } from './pointing.ts'
import { ResourceCount } from './resource-count.tsx'
import { levelOfCard, typeOfCard, typeSign } from './signs.ts'
import { TIP_RULES } from './tip-rules.ts'
import { useDawnText } from './words/words.ts'

type PlayerCardProps = SummaryProps & { readonly seat: Seat; readonly player: PlayerView; readonly view: View }

/** A player: leader, focus row, what they have and how far they are. */
export const PlayerCard = (props: PlayerCardProps): ReactElement => {
  const { seat, player, view, viewer, say, nameOf } = props
  const text = useDawnText(nameOf)
  const named = (kind: string, id: string, name = say({ key: `${kind}.${id}` })): Thing => ({
    name,
    piece: pieceAddress(kind, id),
  })
  const things: readonly (readonly [title: string, things: readonly Thing[]])[] = [
    [text('dawnBoard.wonders'), player.wonders.map((id) => named('wonder', id))],
    [text('dawnBoard.naturalWonders'), player.naturalWonders.map(({ id }) => named('natural', id))],
    [
      text('dawnBoard.cityStates'),
      [
        ...player.conquered.map((id) =>
          named('cityState', id, text('dawnBoard.conquered', { name: say({ key: `cityState.${id}` }) })),
        ),
        ...player.envoys.map((id) => named('cityState', id)),
      ],
    ],
    [
      text('dawnBoard.treaties'),
      player.treaties.map(({ giver, treaty }) =>
        named(
          'treaty',
          treaty,
          text('dawnBoard.treatyOf', { treaty: say({ key: `treaty.${treaty}` }), player: { seat: giver } }),
        ),
      ),
    ],
  ]
  const part = view.modules.terra?.players[seat]
  const counts: readonly (readonly [string, string | number])[] = [
    [text('dawnBoard.tech'), player.tech],
    [text('dawnBoard.matureCities'), player.matureCities],
    [text('dawnBoard.citiesLeft'), player.unusedCities],
    [text('dawnBoard.tokensLeft'), player.unusedControls],
    [text('dawnBoard.caravansOnCard'), player.caravansOnCard],
    ...(part === undefined ? [] : [[text('dawnBoard.armiesOnCard'), part.armiesOnCard] as const]),
  ]
  return (
    <article
      className={styles['player']}
      data-anchor={`player:${seat}`}
      data-seat={seat}
      data-you={seat === viewer || undefined}
      data-tips
    >
      <h3>
        {nameOf(seat)}
        {player.leader !== null && (
          <small className={styles['leader']}>
            <Explained tip={{ piece: pieceAddress('leader', player.leader) }}>
              {say({ key: `leader.${player.leader}` })}
            </Explained>
          </small>
        )}
      </h3>
      <FocusRow {...props} />
      <dl className={styles['counts']}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        <div>
          <dt>{text('dawnBoard.resources')}</dt>
          <dd>
            {RESOURCES.filter((resource) => player.resources[resource] > 0).map((resource) => (
              <ResourceCount key={resource} resource={resource} count={player.resources[resource]} say={say} />
            ))}
            {RESOURCES.every((resource) => player.resources[resource] === 0) && text('dawnBoard.empty')}
          </dd>
        </div>
      </dl>
      {things
        .filter(([, list]) => list.length > 0)
        .map(([title, list]) => (
          <div key={title} className={styles['things']}>
            <h4>{title}</h4>
            <ul className={styles['tags']}>
              {list.map(({ name, piece }) => (
                <li key={name}>
                  <Explained tip={{ piece }}>{name}</Explained>
                </li>
              ))}
            </ul>
          </div>
        ))}
      <Agendas seat={seat} player={player} view={view} say={say} text={text} />
    </article>
  )
}

type Thing = { readonly name: string; readonly piece: string }

/** The slots of the row as cards, with the numbers printed on them (T-3.7); where moves name a slot, pointing at it lists them. */
const FocusRow = ({ seat, player, seen, viewer, say, nameOf, pointed, point }: PlayerCardProps): ReactElement => {
  const text = useDawnText(nameOf)
  const lit = new Set(seat === viewer ? seen.legal.map((move) => namedBy(move).slot) : [])
  return (
    <ol className={styles['row']} data-anchor={`row:${seat}`} aria-label={text('dawnBoard.focusRow')}>
      {player.row.map(({ card, trade, slot }, place) => {
        const at = atSlot(place, text('dawnBoard.slot', { number: slot, card: say({ key: `card.${card}` }) }))
        const face = (
          <>
            <span className={styles['slot']} aria-hidden="true">
              {slot}
            </span>
            <span className={styles['band']} aria-hidden="true">
              <Icon name={typeSign(typeOfCard(card))} size="18px" />
              <small>{'I'.repeat(levelOfCard(card)).replace('IIII', 'IV')}</small>
            </span>
            <span className={styles['name']}>{say({ key: `card.${card}` })}</span>
            <span className={styles['trade']} aria-hidden="true">
              {'●'.repeat(trade)}
            </span>
            {trade > 0 && <span className="unseen">{text('dawnBoard.trade', { count: trade })}</span>}
          </>
        )
        const tip = { piece: pieceAddress('card', card) }
        return (
          <li key={card} data-type={typeOfCard(card)}>
            {lit.has(place) ? (
              <button
                type="button"
                className={styles['card']}
                {...telling<HTMLButtonElement>(() => tip)}
                data-named
                aria-pressed={pointed?.id === at.id}
                onClick={() => point(pointed?.id === at.id ? null : at)}
              >
                {face}
              </button>
            ) : (
              <Explained className={styles['card']} tip={tip}>
                {face}
              </Explained>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type AgendasProps = Pick<PlayerCardProps, 'seat' | 'player' | 'view' | 'say'> & {
  readonly text: ReturnType<typeof useDawnText>
}

/** How far the player is with each victory card: one of its two goals is enough. */
const Agendas = ({ seat, player, say, text }: AgendasProps): ReactElement => (
  <ul className={styles['agendas']} data-anchor={`agendas:${seat}`} aria-label={text('dawnBoard.victory')}>
    {player.agendas.map(({ marked, progress }) => (
      <li key={progress.map(({ agenda }) => agenda).join()} data-marked={marked}>
        {marked && (
          <Explained className={styles['done']} tip={{ name: text('dawnBoard.fulfilled'), rules: TIP_RULES.fulfilled }}>
            <Icon name="check-mark" />
            <span className="unseen">{text('dawnBoard.fulfilled')}</span>
          </Explained>
        )}
        {progress.map(({ agenda, have, need }) => (
          <Explained key={agenda} tip={{ piece: pieceAddress('agenda', agenda) }}>
            {say({ key: `agenda.${agenda}` })} <strong>{text('dawnBoard.progress', { have, need })}</strong>
          </Explained>
        ))}
      </li>
    ))}
  </ul>
)
