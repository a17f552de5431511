/** What is drawn on land, round its middle: each terrain has its own strokes, so it reads without colour. */
export const LAND_PATTERNS = {
  // tufts
  grassland: 'M-18 -9l3 6 3 -6M7 -17l3 6 3 -6M13 2l3 6 3 -6M-6 4l3 6 3 -6',
  // rounded humps
  hills: 'M-24 0q9 -16 18 0M4 -5q9 -16 18 0M-11 15q11 -19 22 0',
  // firs
  forest: 'M-13 -13l6 13h-12zM1 -21l6 13h-12zM14 -12l6 13h-12zM-6 3l6 13h-12zM8 4l6 13h-12z',
  // grains of sand
  desert: 'M-17 -9h0M-5 -17h0M9 -15h0M18 -4h0M3 -4h0M-8 1h0M-20 6h0M11 8h0M-2 14h0',
  // peaks with snow on them
  mountains: 'M-25 14L-8 -18L2 1L10 -12L25 14ZM-12 -10L-8 -5L-5 -11L-8 -18Z',
  // waves
  water:
    'M-23 -10q5.75 -7 11.5 0t11.5 0 11.5 0 11.5 0M-23 3q5.75 -7 11.5 0t11.5 0 11.5 0 11.5 0M-17 16q5.75 -7 11.5 0t11.5 0 11.5 0',
  // rays
  naturalWonder: 'M0 -18V-25M0 18V25M15.6 -9L21.7 -12.5M15.6 9L21.7 12.5M-15.6 -9L-21.7 -12.5M-15.6 9L-21.7 12.5',
} as const
