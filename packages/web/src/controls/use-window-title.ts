import { useEffect } from 'react'

/** The title of the window while this is shown. */
export const useWindowTitle = (title: string): void =>
  useEffect(() => {
    document.title = title
    return () => {
      document.title = 'Ecumene'
    }
  }, [title])
