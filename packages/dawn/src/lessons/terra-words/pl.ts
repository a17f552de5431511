import type { TerraLessonWordKey } from './keys.ts'

export const pl = {
  'lesson.title': 'W nieznane',
  'lesson.welcome':
    'Znasz już „Nowy początek”, więc tu są tylko nowości. W szeregu masz sześć kart; zielona, po lewej, jest nowego typu: to karta rozwoju. Miejsca mają numery 1, 1, 2, 3, 4, 5.',
  'lesson.winning':
    'Do zwycięstwa wystarczą cztery z tych pięciu kart. Dwie wymagają fortów: to pojedyncze pola, które zdobywa tylko armia. Tracisz fort – tracisz i znacznik.',
  'lesson.military':
    'Teraz do ataku się chodzi. „{card}”, twoja karta wojskowości, nie uderza z daleka, lecz przesuwa armię. Leży na miejscu 5: rozpatrz ją.',
  'lesson.military.otherwise': 'W partii można i tak. Ale karta „{card}” na miejscu 5 jest najsilniejsza: rozpatrz ją.',
  'lesson.army': 'Armia czeka na karcie. Wyrusza z twojej stolicy na polu g20: wyślij ją.',
  'lesson.explore':
    'Doszła do krawędzi twojego kafelka, na pole g21. Stamtąd karawana lub armia może odkrywać terytorium, raz na turę. Odkrywaj!',
  'lesson.explore.otherwise': 'Można iść dalej. Ale za tą krawędzią leży nieznany ląd: odkrywaj.',
  'lesson.tile':
    'Nowy kafelek! Musi dotykać czterech pól i pola armii. Obróć go, wybierz stronę i połóż tam, gdzie wolisz.',
  'lesson.growth':
    'Czas na nowy typ. Karta rozwoju umieszcza dzielnicę albo wzmacnia żetony kontroli; karty wojskowości już tego nie robią. Rozpatrz kartę „{card}”.',
  'lesson.growth.otherwise': 'W partii można i tak. Dziś się rozwijamy: rozpatrz kartę „{card}”.',
  'lesson.district':
    'Dzielnic jest pięć, po jednej każdego typu. Leżą jak żetony kontroli, a z miejsca 1 wymagają terenu o trudności 1. Umieść na polu g19 tę dzielnicę: {district}.',
  'lesson.district.otherwise': 'W partii wystarczy dowolna. W tej lekcji umieść na polu g19 tę dzielnicę: {district}.',
  'lesson.dial':
    'Tarcza wydarzeń też jest nowa. Właśnie pokazała symbol dzielnic, więc działają wszystkie twoje dzielnice: {district} daje żeton kontroli. Umieść go na podświetlonym polu albo zrezygnuj.',
  'lesson.government':
    'Przy symbolu ustroju możesz położyć jego żeton na karcie na jednym z dwóch miejsc 1. Odtąd karta działa tak, jakby leżała bardziej na prawo.',
  'lesson.done': 'To wszystkie nowości: sześć kart, armie, forty, dzielnice, ustroje i mapa, która rośnie. Powodzenia!',
} as const satisfies Readonly<Record<TerraLessonWordKey, string>>
