/** What stands on the map and is told apart by its outline. */
export type Silhouette = keyof typeof SILHOUETTES

type Outline = readonly (readonly [x: number, y: number])[]

const round = (radius: number, corners = 24): Outline =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })

const star = (outer: number, inner: number): Outline =>
  Array.from({ length: 10 }, (_, corner) => {
    const angle = (Math.PI * corner) / 5 - Math.PI / 2
    const reach = corner % 2 === 0 ? outer : inner
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const
  })

/**
 * Outlines round the middle of a space, in the units of the drawing. Each is another shape at any size and in any colour;
 * `silhouettes.test.ts` compares them as they are at the smallest zoom.
 */
export const SILHOUETTES = {
  /** A disc. */
  control: round(10.5),
  /** A shield. */
  reinforced: [
    [-13.5, -13],
    [13.5, -13],
    [13.5, 1],
    [9, 10],
    [0, 17],
    [-9, 10],
    [-13.5, 1],
  ],
  /** A house. */
  city: [
    [-12, 12],
    [-12, -3],
    [0, -15],
    [12, -3],
    [12, 12],
  ],
  /** Houses with a tower between them. */
  matureCity: [
    [-19, 13],
    [-19, 0],
    [-12.5, -7],
    [-6, 0],
    [-6, -13],
    [0, -19],
    [6, -13],
    [6, 0],
    [12.5, -7],
    [19, 0],
    [19, 13],
  ],
  /** The star that capitals have on maps. */
  capital: star(19, 9),
  /** A temple. */
  cityState: [
    [-17, 14],
    [-17, 9],
    [-11, 9],
    [-11, -3],
    [-17, -3],
    [-17, -7],
    [0, -16],
    [17, -7],
    [17, -3],
    [11, -3],
    [11, 9],
    [17, 9],
    [17, 14],
  ],
  /** A tower with battlements. */
  fort: [
    [-16, 16],
    [-16, -16],
    [-9.5, -16],
    [-9.5, -9],
    [-3.5, -9],
    [-3.5, -16],
    [3.5, -16],
    [3.5, -9],
    [9.5, -9],
    [9.5, -16],
    [16, -16],
    [16, 16],
  ],
  /** A camel. */
  caravan: [
    [-15, 13],
    [-14, -2],
    [-9, -11],
    [-4, -3],
    [1, -11],
    [5, -2],
    [8, -4],
    [10, -13],
    [18, -13],
    [18, -7],
    [14, -6],
    [12, 3],
    [9, 5],
    [9, 13],
    [4, 13],
    [3, 5],
    [-8, 5],
    [-10, 13],
  ],
  /** A pennant. */
  army: [
    [-10, 16],
    [-10, -17],
    [-5, -17],
    [15, -8],
    [-5, 1],
    [-5, 16],
  ],
  /** A pawn. */
  scout: [
    [-11, 17],
    [-11, 12],
    [-4, -2],
    [-7.5, -9],
    [-4.5, -15],
    [0, -17],
    [4.5, -15],
    [7.5, -9],
    [4, -2],
    [11, 12],
    [11, 17],
  ],
  /** A helmet with horns. */
  barbarian: [
    [-8, 13],
    [-12, 3],
    [-18, -4],
    [-17, -15],
    [-10, -7],
    [0, -11],
    [10, -7],
    [17, -15],
    [18, -4],
    [12, 3],
    [8, 13],
  ],
  /** A cut stone. */
  naturalWonder: [
    [0, -18],
    [18, 0],
    [0, 18],
    [-18, 0],
  ],
} as const satisfies Readonly<Record<string, Outline>>

export const pathOf = (outline: Outline): string =>
  `M${outline.map(([x, y]) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`).join('L')}Z`
