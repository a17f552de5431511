import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for good, which does what the latest one would: what it is handed to is not drawn anew because of it. */
export const useSteady = <Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): ((...given: Given) => void) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
