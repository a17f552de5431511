import type { Question } from '../asking.ts'
import { manage } from './managing.ts'

export type CityFrame = 'manage'

export const cityQuestions: Readonly<Record<CityFrame, Question>> = { manage }
