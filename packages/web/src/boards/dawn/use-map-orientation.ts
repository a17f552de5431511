import { useLayoutEffect, useState } from 'react'
import type { Orientation } from '../../stage/geometry.ts'

/** How the map of this table lies now. The map decides by its room; this only looks. */
export const useMapOrientation = (picture: { readonly current: Element | null }): Orientation => {
  const [orientation, setOrientation] = useState<Orientation>('upright')
  useLayoutEffect(() => {
    const map = picture.current?.closest('[data-room]')?.querySelector('[data-stage] [data-orientation]')
    if (map == null) return
    const look = () => setOrientation(map.getAttribute('data-orientation') === 'lying' ? 'lying' : 'upright')
    look()
    const watch = new MutationObserver(look)
    watch.observe(map, { attributeFilter: ['data-orientation'] })
    return () => watch.disconnect()
  }, [picture])
  return orientation
}
