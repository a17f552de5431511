import { type ReactElement, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { GuestName } from '../home/guest-name.tsx'
import { TopBar } from '../top-bar.tsx'
import { DeviceCodePanel } from './device-code.tsx'
import { EnterCodePanel } from './enter-code.tsx'
import { ForgetPanel } from './forget.tsx'
import './mine-screen.css'
import { MyDataPanel } from './my-data.tsx'
import { SignOutPanel } from './sign-out.tsx'

/** Everything about the guest: the name, the way to another device, what the server knows, and how to be forgotten. */
export const MineScreen = (): ReactElement => {
  const { text } = useWords()
  // The name may come from another device, or disappear.
  const [visit, setVisit] = useState(0)
  return (
    <>
      <TopBar />
      <main className="mine" id="content" tabIndex={-1}>
        <h1>{text('mine.title')}</h1>
        <GuestName key={visit} />
        <DeviceCodePanel />
        <EnterCodePanel onEntered={() => setVisit((before) => before + 1)} />
        <SignOutPanel />
        <MyDataPanel />
        <ForgetPanel onForgotten={() => setVisit((before) => before + 1)} />
      </main>
    </>
  )
}
