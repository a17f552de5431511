import { type ReactElement, useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'

type CopyButtonProps = { readonly value: string; readonly label: string; readonly className?: string }

/** Copies a text and confirms it, both on the screen and to screen readers. */
export const CopyButton = ({ value, label, className = '' }: CopyButtonProps): ReactElement => {
  const { text } = useWords()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2500)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <button
      type="button"
      className={`button ${className}`}
      onClick={async () => {
        setCopied(await copied(value))
      }}
    >
      <Icon name={isCopied ? 'check-mark' : 'copy'} />
      <span aria-live="polite">{isCopied ? text('waiting.copied') : label}</span>
    </button>
  )
}

const copied = async (value: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    // No clipboard without https: the link is shown beside the button and can be selected.
    return false
  }
}
