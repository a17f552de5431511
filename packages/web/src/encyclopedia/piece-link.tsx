import type { MouseEvent, ReactElement, ReactNode } from 'react'
import './encyclopedia.css'

export type PieceLinkProps = {
  readonly gameId: string
  readonly address: string
  /** Without it the link leads to the encyclopedia's own page. */
  readonly onOpen: ((address: string) => void) | null
  readonly className?: string
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

export const encyclopediaAddress = (gameId: string, address: string | null): string =>
  address === null ? `/encyclopedia/${gameId}` : `/encyclopedia/${gameId}/${address}`

/** Leads to an entry. Its address can be opened in another tab; a plain click stays where the reader is. */
export const PieceLink = ({
  gameId,
  address,
  onOpen,
  className = '',
  isCurrent,
  children,
}: PieceLinkProps): ReactElement => (
  <a
    className={`piece-link ${className}`}
    href={encyclopediaAddress(gameId, address)}
    data-piece={address}
    aria-current={isCurrent === true ? 'page' : undefined}
    onClick={(event) => {
      if (onOpen === null || isElsewhere(event)) return
      event.preventDefault()
      onOpen(address)
    }}
  >
    {children}
  </a>
)

/** The reader wants it in another tab or window. */
const isElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
