import { useLayoutEffect } from 'react'

/** Calls back when the key is pressed anywhere but in a text field, from the moment the screen is shown. */
export const useKey = (key: string, onPress: () => void): void => {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key, onPress])
}
