// The design comes before the components, whose styles refine it.
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './design/controls.css'
import { fetchWords } from '@ecumene/kernel'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { patiently } from './boards/patient.ts'
import { showTheme } from './design/theme.ts'
import { expectUsualTable } from './games/expect-table.ts'
import { keepOffline } from './offline/register.ts'
import { Boundary } from './screens/boundary.tsx'
import { wishedLanguage } from './words/use-words.tsx'
import { pageWords } from './words/words.ts'

showTheme()
keepOffline()
expectUsualTable()
await patiently(() => fetchWords(pageWords, wishedLanguage()))

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Boundary>
      <App />
    </Boundary>
  </StrictMode>,
)
