import type { Side } from '@ecumene/duel'
import type { ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { useDesk } from '../desk.ts'
import { ColourMark } from '../pieces/marks.tsx'
import { PROGRESS_PICTURES, SYMBOL_PICTURES, WONDER_PICTURES } from '../pieces/pictures.ts'
import styles from './city-line.module.css'
import { byColour } from './grouping.ts'
import { Identity } from './identity.tsx'
import { scienceText } from './science-text.ts'

type CityLineProps = { readonly side: Side; readonly isOpen: boolean; readonly onToggle: () => void }

/** A city folded to a line of counts, for screens without room. A tap opens all of it. */
export const CityLine = ({ side, isOpen, onToggle }: CityLineProps): ReactElement => {
  const desk = useDesk()
  const { view, viewer, text } = desk
  const city = view.cities[side]
  const label = viewer === side ? text('duelBoard.yourCity') : text('duelBoard.cityOf', { player: { seat: side } })
  const groups = byColour(city.buildings)
  const built = city.wonders.filter((owned) => owned.built).length
  const counts = [
    text('duelBoard.wondersBuilt', { built, count: city.wonders.length }),
    ...groups
      .filter(({ cards }) => cards.length > 0)
      .map(({ colour, cards }) =>
        text('duelBoard.groupCount', { type: { key: `type.${colour}` }, count: cards.length }),
      ),
    scienceText(desk, city),
  ]
  return (
    <section className={styles['line']} aria-label={label} data-anchor={`city:${side}`}>
      <Identity side={side} />
      <button type="button" className={styles['counts']} aria-expanded={isOpen} onClick={onToggle}>
        <span className="unseen">{`${label}. ${counts.join('. ')}`}</span>
        <span className={styles['row']} aria-hidden="true">
          {city.wonders.map(({ wonder, built: stands }) => (
            <span
              key={wonder}
              className={styles['wonder']}
              data-built={stands || undefined}
              data-anchor={`wonder:${wonder}`}
            >
              <Icon name={WONDER_PICTURES[wonder]} size="72%" />
            </span>
          ))}
          {Array.from({ length: view.age === 0 ? 4 - city.wonders.length : 0 }, (_unused, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
            <span key={index} className={styles['wonder']} data-empty />
          ))}
          <span className={styles['space']} />
          {city.symbols.map((symbol) => (
            <span key={symbol} className={styles['symbol']}>
              <Icon name={SYMBOL_PICTURES[symbol]} size="70%" />
            </span>
          ))}
          {city.progress.map((token) => (
            <span key={token} className={styles['token']} data-anchor={`token:${token}`}>
              <Icon name={PROGRESS_PICTURES[token]} size="66%" />
            </span>
          ))}
        </span>
        <span className={styles['row']} aria-hidden="true">
          {groups.map(({ colour, cards }) => (
            <span key={colour} className={styles['count']} data-empty={cards.length === 0 || undefined}>
              <ColourMark colour={colour} />
              {cards.length}
            </span>
          ))}
        </span>
      </button>
    </section>
  )
}
