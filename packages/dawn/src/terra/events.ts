/** What can happen with the expansion beside the events of the base game. All are public. */
export type TerraEvent = { readonly kind: 'fortPlaced'; readonly seat: number; readonly space: number }
