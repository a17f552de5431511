declare module 'virtual:icons' {
  /** Outlines in a box of 512 × 512, made by `plugin.ts`. */
  export const ICONS: Readonly<Record<import('./names.ts').IconName, string>>
}
