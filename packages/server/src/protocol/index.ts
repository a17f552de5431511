export * from './http.ts'
export * from './messages.ts'
export * from './seats.ts'
export * from './tables.ts'
