import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import './plate.css'

type PlateProps = { readonly sign: IconName; readonly mark?: string | undefined }

/** A plate of limestone with a sign, for pieces that have no drawing of their own. */
export const Plate = ({ sign, mark }: PlateProps): ReactElement => (
  <span className="plate" aria-hidden="true">
    <Icon name={sign} size="58%" />
    {mark !== undefined && <span className="plate__mark">{mark}</span>}
  </span>
)

/** A portrait in its place, on a coin of its own. */
export const CoinPlate = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span className="plate plate--coin">{children}</span>
)
