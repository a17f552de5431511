import { useLayoutEffect, useState } from 'react'
import { type Orientation, orientationNamed } from './geometry.ts'

/** How the map of this table lies now. The map decides by its room; this only looks. */
export const useMapOrientation = (picture: { readonly current: Element | null }): Orientation => {
  const [orientation, setOrientation] = useState<Orientation>(0)
  useLayoutEffect(() => {
    const map = picture.current?.closest('[data-room]')?.querySelector('[data-stage] [data-orientation]')
    if (map == null) return
    const look = () => setOrientation(orientationNamed(map.getAttribute('data-orientation')))
    look()
    const watch = new MutationObserver(look)
    watch.observe(map, { attributeFilter: ['data-orientation'] })
    return () => watch.disconnect()
  }, [picture])
  return orientation
}
