export * from './changes.ts'
export * from './chat.ts'
export {
  type ClockRule,
  type ClockState,
  deadlineOf,
  standsStill,
  timeLeft,
} from './clock/clock.ts'
export * from './clock/terms.ts'
export * from './hooks.ts'
export * from './http.ts'
export * from './json.ts'
export * from './messages.ts'
export * from './mine.ts'
export * from './seats.ts'
export * from './server-messages.ts'
export * from './tables.ts'
export * from './terms.ts'
export * from './turns.ts'
export {
  CHAT_LENGTH,
  NAME_LENGTH,
  PHRASES,
  type Phrase,
  tidyChat,
  tidyName,
  unitsIn,
} from './typed-text.ts'
