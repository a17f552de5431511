/** What the expansion asks beside the questions of the base game; the questions are in `module.ts`. */
export type TerraFrame = 'fort' | 'capitalTile'
