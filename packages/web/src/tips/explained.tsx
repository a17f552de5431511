import type { ReactElement, ReactNode } from 'react'
import { type Tip, telling } from './tip.ts'
import './tips.css'

type ExplainedProps = { readonly tip: Tip; readonly className?: string | undefined; readonly children: ReactNode }

/** A thing that only has a tip: when pointed at, pressed, or reached by keyboard (see `one-stop.ts`). */
export const Explained = ({ tip, className = '', children }: ExplainedProps): ReactElement => (
  <button
    type="button"
    className={`explained ${className}`}
    tabIndex={-1}
    aria-haspopup="dialog"
    {...telling(() => tip, 'only')}
  >
    {children}
  </button>
)
