export type Conformance = object
export type Failure = object
export type Report = object
export const conform = (): void => {}
