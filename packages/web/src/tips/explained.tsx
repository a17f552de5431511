import type { ReactElement, ReactNode } from 'react'
import { type Tip, telling } from './tip.ts'

type ExplainedProps = { readonly tip: Tip; readonly className?: string | undefined; readonly children: ReactNode }

/** A thing that does nothing but tell about itself: pointed at, pressed, or come to by keyboard (see `one-stop.ts`). */
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
