import { Component, type ReactElement, type ReactNode } from 'react'
import { remembered } from '../memory/remembered.ts'
import { pickLanguage } from '../words/language.ts'
import { pageWords } from '../words/words.ts'
import './notice.css'

/** The last resort when drawing fails: say so, and offer to load the page (and the saved game) again. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

// It is outside the language provider, which may be what broke.
const Broken = (): ReactElement => {
  const words = pageWords[pickLanguage(remembered('language'), navigator.languages)]
  return (
    <main className="notice" id="content">
      <h1>{words['page.broken']}</h1>
      <p>{words['page.broken.text']}</p>
      <button type="button" className="button button--do" onClick={() => location.reload()}>
        {words['page.reload']}
      </button>
    </main>
  )
}
