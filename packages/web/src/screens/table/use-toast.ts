import { useCallback, useEffect, useState } from 'react'

const SHOWN_MS = 6000

/** One short message at a time, which disappears by itself. */
export const useToast = (): { readonly text: string | null; readonly show: (text: string) => void } => {
  const [toast, setToast] = useState<{ readonly text: string } | null>(null)
  useEffect(() => {
    if (toast === null) return
    const timer = setTimeout(() => setToast(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast])
  const show = useCallback((text: string) => setToast({ text }), [])
  return { text: toast?.text ?? null, show }
}
