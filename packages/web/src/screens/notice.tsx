import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import './notice.css'

type NoticeProps = {
  readonly icon: IconName
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

/** One message in the middle of an otherwise empty screen, and what can be done about it. */
export const Notice = ({ icon, title, text, children }: NoticeProps): ReactElement => (
  <main className="notice" id="content" tabIndex={-1}>
    <Icon name={icon} className="notice__icon" size="72px" />
    <h1>{title}</h1>
    {text !== undefined && <p>{text}</p>}
    <div className="notice__actions">{children}</div>
  </main>
)
