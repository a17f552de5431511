import type { Message } from '@ecumene/kernel'
import type { DeviceCode } from '@ecumene/protocol'
import { type ReactElement, useState } from 'react'
import { api } from '../../online/api.ts'
import { introduce } from '../../online/guest.ts'
import { useWords } from '../../words/use-words.tsx'

/** A code to be typed on another device. */
export const DeviceCodePanel = (): ReactElement => {
  const { text, say, language } = useWords()
  const [code, setCode] = useState<DeviceCode | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const show = async () => {
    const known = await introduce(text('home.guest'))
    const made = known.ok ? await api.deviceCode() : known
    setCode(made.ok ? made.value : null)
    setProblem(made.ok ? null : made.error)
  }
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  return (
    <section className="panel" aria-labelledby="mine-device">
      <h2 id="mine-device">{text('mine.device')}</h2>
      <p>{text('mine.device.text')}</p>
      <div role="status">
        {code !== null && (
          <p className="mine__code">
            <span className="unseen">{text('mine.device.code')}: </span>
            <strong data-testid="device-code">{code.code}</strong>
            <span>{text('mine.device.until', { time: time.format(code.until) })}</span>
          </p>
        )}
      </div>
      <button type="button" className="button" onClick={() => void show()}>
        {text('mine.device.make')}
      </button>
      <p role="alert" className="mine__problem">
        {problem !== null && say(problem)}
      </p>
    </section>
  )
}
