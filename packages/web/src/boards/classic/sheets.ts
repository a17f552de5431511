/** What lies behind the tabs of a phone and may be pressed there. */
export type SheetId = 'techs' | 'market' | 'rivals' | 'mine'

/** The sheet of a phone on which a thing of the table lies; `null` where it lies in sight. */
export const sheetOf = (thing: string, mine: number): SheetId | null => {
  const [is, value] = thing.split(':')
  switch (is) {
    case 'tech':
    case 'level':
      return 'techs'
    case 'wonder':
    case 'track':
    case 'building':
    case 'unit':
    case 'figure':
    case 'market':
      return 'market'
    case 'player':
      return Number(value) === mine ? 'mine' : 'rivals'
    case 'resource':
    case 'person':
      return 'mine'
    default:
      return null
  }
}
