/** Icons that the set lacks, drawn by us in its solid style: paths in a box of 512 × 512. */
export const OWN_ICONS: Readonly<Record<string, string>> = {
  'chevron-left': 'M328 76 148 256l180 180 44-44-136-136 136-136z',
  'chevron-right': 'm184 76 180 180-180 180-44-44 136-136-136-136z',
  copy: 'M72 136h48v256h192v48H104q-32 0-32-32zM200 72h208q32 0 32 32v208q0 32-32 32H200q-32 0-32-32V104q0-32 32-32z',
  // Half day, half night: the theme follows the system.
  'half-sun': 'M256 64a192 192 0 1 0 0 384 192 192 0 0 0 0-384zm0 44a148 148 0 0 1 0 296z',
  plus: 'M228 104h56v124h124v56H284v124h-56V284H104v-56h124z',
  minus: 'M104 228h304v56H104z',
  'four-corners':
    'M96 96h132v52H148v80H96zM284 96h132v132h-52v-80h-80zM96 284h52v80h80v52H96zM364 284h52v132H284v-52h80z',
  // The mason's A-frame with a plumb line: the one scientific symbol missing from the set.
  'plumb-level':
    'M232 56h48l168 392h-58L256 142 122 448H64zM150 318h212v40H150zM246 130h20v150h-20zM256 252l36 48-36 72-36-72z',
}
