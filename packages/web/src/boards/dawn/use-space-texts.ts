import type { View } from '@ecumene/dawn'
import { useMemo, useRef } from 'react'
import type { Say } from '../../words/use-words.tsx'
import { isSameSpace } from './same-space.ts'
import { spaceText } from './space-words.ts'
import type { DawnText } from './words/words.ts'

type Told = { readonly view: View; readonly say: Say; readonly text: DawnText; readonly texts: readonly string[] }

/** All spaces in words; after a move only those that changed are told anew. */
export const useSpaceTexts = (view: View, say: Say, text: DawnText): readonly string[] => {
  const told = useRef<Told | null>(null)
  return useMemo(() => {
    const before = told.current?.say === say && told.current.text === text ? told.current : null
    const texts = view.spaces.map((_space, index) => {
      const known = before !== null && isSameSpace(before.view, view, index) ? before.texts[index] : undefined
      return known ?? spaceText(view, index, say, text)
    })
    told.current = { view, say, text, texts }
    return texts
  }, [view, say, text])
}
