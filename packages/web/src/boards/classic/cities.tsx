import { type Account, describeBlockades, describeEntry, type Entry, sumOf } from '@ecumene/classic'
import type { Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import type { TipLine } from '../../tips/tip.ts'
import type { Say } from '../../words/use-words.tsx'
import { Things } from './lists.tsx'
import { squareName } from './pointing.ts'
import { useClassicText } from './words/words.ts'

type CitiesProps = {
  readonly accounts: readonly Account[]
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
}

/** What each city makes, and from where. */
export const Cities = ({ accounts, say, nameOf }: CitiesProps): ReactElement => {
  const text = useClassicText(nameOf)
  const lines = (what: string, entries: readonly Entry[]): readonly TipLine[] =>
    entries.map((entry) => ({ words: `${what}: ${say(describeEntry(entry))} ${entry.count}` }))
  return (
    <Things
      title={text('classicBoard.cities')}
      things={accounts.map((account) => {
        const { city, square, production, trade, culture } = account
        const sums = [
          [text('classicBoard.production'), production],
          [text('classicBoard.trade'), trade],
          [text('classicBoard.arts'), culture],
        ] as const
        const name = `${say({ key: `city.${city}` })} (${squareName(square)})`
        return {
          name: `${name}: ${sums.map(([what, entries]) => `${what} ${sumOf(entries)}`).join(', ')}`,
          tip: {
            name,
            lines: [
              ...sums.flatMap(([what, entries]) => lines(what, entries)),
              ...describeBlockades(account).map((words) => ({ words: say(words) })),
            ],
          },
        }
      })}
    />
  )
}
