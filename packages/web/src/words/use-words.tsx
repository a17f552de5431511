import {
  type Argument,
  type Atlas,
  fetchLanguage,
  type Language,
  type Message,
  type Seat,
  translator,
  type Words,
} from '@ecumene/kernel'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { patiently } from '../boards/patient.ts'
import { remember, remembered } from '../memory/remembered.ts'
import { type PageKey, word } from './keys.ts'
import { pickLanguage } from './language.ts'
import { useFetched } from './use-fetched.ts'
import { pageWords, withGameWords } from './words.ts'

type Speaker = {
  readonly language: Language
  readonly chooseLanguage: (language: Language) => void
}

const SpeakerContext = createContext<Speaker>({ language: 'en', chooseLanguage: () => undefined })

/** Everything below it is in one language; changing it redraws the words and keeps all state. */
export const LanguageProvider = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [language, setLanguage] = useState(wishedLanguage)
  const wished = useRef(language)
  // The words come first: nothing is shown half in one language and half in another, nor hidden in between.
  const speak = useCallback(async (chosen: Language) => {
    wished.current = chosen
    await patiently(() => fetchLanguage(chosen))
    if (wished.current === chosen) setLanguage(chosen)
  }, [])
  // Before anything is painted: screen readers and boards read the language from there.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  // Chosen in another tab, or in the settings of the browser.
  useEffect(() => {
    const listen = (): void => void speak(wishedLanguage())
    addEventListener('storage', listen)
    addEventListener('languagechange', listen)
    return () => {
      removeEventListener('storage', listen)
      removeEventListener('languagechange', listen)
    }
  }, [speak])
  const speaker = useMemo(
    () => ({
      language,
      chooseLanguage: (chosen: Language) => {
        remember('language', chosen)
        void speak(chosen)
      },
    }),
    [language, speak],
  )
  return <SpeakerContext value={speaker}>{children}</SpeakerContext>
}

/** The language of the page before anybody has chosen another. */
export const wishedLanguage = (): Language => pickLanguage(remembered('language'), navigator.languages)

export type Say = (message: Message) => string

export type Speech = Speaker & {
  /** Says any message, of the page or (where a game was given) of the game. */
  readonly say: Say
  /** Says a text of the page. */
  readonly text: (key: PageKey, args?: { readonly [name: string]: Argument }) => string
}

const noNames = (seat: Seat): string => `#${seat + 1}`

/** A game, as far as its words go. */
export type Speaking = { readonly presentation: { readonly words: Words } }

/** The player's language over the page's words, and a game's words where one is given. */
export const useWords = (
  game: Speaking | null = null,
  nameOf: (seat: Seat) => string = noNames,
  atlas: Atlas | null = null,
): Speech => {
  const speaker = useContext(SpeakerContext)
  const words = game === null ? pageWords : withGameWords(game.presentation.words)
  useFetched(words, speaker.language)
  return useMemo(() => {
    const { say } = translator(words, speaker.language, nameOf, atlas)
    return { ...speaker, say, text: (key, args) => say(word(key, args)) }
  }, [words, nameOf, atlas, speaker])
}
