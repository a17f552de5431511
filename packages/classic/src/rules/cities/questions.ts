import type { Question } from '../asking.ts'
import { harvestAgain, put, second } from './details.ts'
import { manage } from './managing.ts'

export type CityFrame = 'manage' | 'put' | 'second' | 'harvestAgain'

export const cityQuestions: Readonly<Record<CityFrame, Question>> = { manage, put, second, harvestAgain }
