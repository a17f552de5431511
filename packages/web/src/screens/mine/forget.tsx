import type { Message } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import { Dialog } from '../../controls/dialog.tsx'
import { forgetMe } from '../../online/forget-me.ts'
import { useWords } from '../../words/use-words.tsx'

/** Being forgotten: it says what that means before anything is done. */
export const ForgetPanel = ({ onForgotten }: { readonly onForgotten: () => void }): ReactElement => {
  const { text, say } = useWords()
  const [step, setStep] = useState<'before' | 'asking' | 'done'>('before')
  const [problem, setProblem] = useState<Message | null>(null)
  const forget = async () => {
    const forgotten = await forgetMe()
    setProblem(forgotten.ok ? null : forgotten.error)
    setStep(forgotten.ok ? 'done' : 'before')
    if (forgotten.ok) onForgotten()
  }
  return (
    <section className="panel" aria-labelledby="mine-forget">
      <h2 id="mine-forget">{text('mine.forget')}</h2>
      <p>{text('mine.forget.text')}</p>
      <button type="button" className="button button--danger" onClick={() => setStep('asking')}>
        {text('mine.forget')}
      </button>
      <p role="alert" className="mine__problem">
        {problem !== null && say(problem)}
      </p>
      <p role="status">{step === 'done' && text('mine.forget.done')}</p>
      {step === 'asking' && (
        <Dialog title={text('mine.forget.ask')} onClose={() => setStep('before')}>
          <p>{text('mine.forget.what')}</p>
          <div className="dialog__actions">
            <button type="button" className="button" onClick={() => setStep('before')}>
              {text('page.cancel')}
            </button>
            <button type="button" className="button button--danger" onClick={() => void forget()}>
              {text('mine.forget')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
