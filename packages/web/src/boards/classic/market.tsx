import { BUILDINGS, ERAS, MARKER_KINDS, RESOURCES, UNIT_TYPES } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import type { TipLine } from '../../tips/tip.ts'
import type { Say } from '../../words/use-words.tsx'
import { useDesk } from './desk.ts'
import styles from './details.module.css'
import { counted, gathered, pieceThing, pieceTip, Things } from './lists.tsx'

/** What can be bought, built and drawn. */
export const Market = (): ReactElement => {
  const { view, say, text } = useDesk()
  const { market } = view
  const wonder = pieceThing('wonder', say)
  return (
    <details className={styles['fold']} open>
      <summary>
        <h3>{text('classicBoard.market')}</h3>
      </summary>
      <div className={styles['market']} data-tips>
        <Things
          title={text('classicBoard.wonders')}
          things={market.wonders.flatMap((id) => (id === null ? [] : [wonder(id)]))}
        />
        <Things title={text('classicBoard.obsolete')} things={market.obsolete.map(wonder)} />
        <Things
          title={text('classicBoard.resources')}
          things={counted(
            RESOURCES,
            market.resources,
            (name) => say({ key: `resource.${name}` }),
            pieceTip('resource'),
          )}
        />
        <Things
          title={text('classicBoard.buildings')}
          things={counted(
            MARKER_KINDS,
            MARKER_KINDS.map((kind) => market.buildings[kind]),
            (kind) =>
              bothSides(kind, say)
                .map(({ words }) => words)
                .join(' / '),
            (kind) => ({ name: text('classicBoard.buildings'), lines: bothSides(kind, say) }),
          )}
        />
        <Things
          title={text('classicBoard.unitDecks')}
          things={counted(
            UNIT_TYPES,
            UNIT_TYPES.map((type) => market.units[type]),
            (type) => say({ key: `unit.${type}` }),
            pieceTip('unit'),
          )}
        />
        <Things
          title={text('classicBoard.eventDecks')}
          things={counted(
            ERAS,
            ERAS.map((era) => market.events[era]),
            (era) => say({ key: `era.${era}` }),
          )}
        />
        <Things title={text('classicBoard.discards')} things={gathered(market.discards, pieceThing('culture', say))} />
      </div>
    </details>
  )
}

/** A building marker has the basic building on one side and the better one on the other. */
const bothSides = (kind: string, say: Say): readonly TipLine[] =>
  BUILDINGS.filter(({ marker }) => MARKER_KINDS[marker] === kind).map(({ id }) => ({
    words: say({ key: `building.${id}` }),
    piece: pieceAddress('building', id),
  }))
