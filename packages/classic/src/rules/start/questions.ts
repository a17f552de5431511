import type { Question } from '../asking.ts'
import { relocate } from './founding.ts'
import { settle } from './settling.ts'
import { civilization } from './setup.ts'
import { start } from './starting.ts'

export type StartFrame = 'civilization' | 'settle' | 'start' | 'relocate'

export const startQuestions: Readonly<Record<StartFrame, Question>> = { civilization, settle, start, relocate }
