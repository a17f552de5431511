import type { TerraCatalogueWords } from './words.ts'

export const pl: TerraCatalogueWords = {
  'catalogue.districts': 'Dzielnice',
  'catalogue.governments': 'Ustroje',
  'catalogue.landmarks': 'Forty i woda',
  'catalogue.box.terra': 'Terra Incognita',
  'catalogue.counts': 'Co liczy',
  'catalogue.arrows': 'Miejsc w prawo',
  'catalogue.fort': 'Fort',
  'catalogue.waterToken': 'Żeton wody',
  'catalogue.terrain': 'Teren',
  'catalogue.uniqueCard': 'Unikatowa karta działania',
  'catalogue.onlyFor': 'Tylko ten lider',
  'catalogue.withTerra': 'Z dodatkiem Terra Incognita',
  'catalogue.takenOut': 'usunięto z gry',
  'catalogue.effect.fort':
    'Fort bez właściciela broni się z wartością walki {value}. Kto wygra atak, stawia tam miasto.',
  'catalogue.effect.waterToken': 'Wypełnia dziurę otoczoną kafelkami.',
  'catalogue.doubt.oneSource': 'Propozycja: liczby znamy tylko z jednego źródła.',
}
