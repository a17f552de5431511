import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'

type DialogProps = {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
}

/** A modal dialog of the browser's own: it keeps the focus, closes with Escape and gives the focus back. */
export const Dialog = ({ title, onClose, children, className = '' }: DialogProps): ReactElement => {
  const { text } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element !== null && !element.open) element.showModal()
    return () => {
      element?.close()
      if (document.activeElement !== document.body) return
      // The browser gives the focus back only to what is in sight. What had it before may also be gone by now; then the
      // page's content takes it.
      const heir =
        before?.isConnected === true && before !== document.body ? before : document.getElementById('content')
      if (heir instanceof HTMLElement || heir instanceof SVGElement) heir.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="button button--quiet button--icon" onClick={onClose}>
          <Icon name="cancel" size="0.8em" />
          <span className="unseen">{text('page.close')}</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
