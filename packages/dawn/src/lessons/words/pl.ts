import type { LessonWordKey } from './keys.ts'

export const pl = {
  'lesson.title': 'Twoje pierwsze tury',
  'lesson.welcome':
    'Witaj! Oto mapa, twoja stolica stoi na polu h17. Będziesz budować miasta, zajmować ziemie, handlować, walczyć i uczyć się. Pięć tur wystarczy, by zobaczyć wszystko.',
  'lesson.row':
    'To twój szereg działań: pięć kart na miejscach od 1 do 5. W każdej turze rozpatrujesz jedną. Numer miejsca to jej siła. Potem karta wraca na miejsce 1, a karty z jej lewej strony przesuwają się o jedno w prawo.',
  'lesson.industry':
    '„{card}”, twoja karta przemysłu, leży na miejscu 5, więc potrafi najwięcej. Buduje miasta. Rozpatrz ją: naciśnij kartę.',
  'lesson.industry.otherwise': 'W partii można i tak. Ale karta „{card}” na miejscu 5 jest najsilniejsza: rozpatrz ją.',
  'lesson.city':
    'Miasto może leżeć do 2 pól od twojego pola, ale nie obok innego miasta. Każdy teren ma trudność: od 1 dla łąk do 5 dla gór. Wybuduj miasto na polu i19.',
  'lesson.city.otherwise': 'W partii inne miejsce też będzie dobre. W tej lekcji wybuduj miasto na polu i19.',
  'lesson.culture':
    'Karta „{played}” wróciła na miejsce 1, a reszta kart urosła w siłę. Teraz na miejscu 5 leży „{card}”: karta kultury, która umieszcza żetony kontroli obok miast. Rozpatrz ją.',
  'lesson.token':
    'Umieść żeton na polu i20: leży tam surowiec ({resource}) i będzie twój. Surowce pomagają budować cuda świata. Las ma trudność 3, a twoja karta leży na miejscu 5.',
  'lesson.token.otherwise': 'W partii można i tak. Ale na polu i20 czeka surowiec: umieść żeton właśnie tam.',
  'lesson.events':
    'Drugi żeton umieściliśmy za ciebie. Na koniec każdej rundy obraca się wskaźnik wydarzeń: barbarzyńcy się pojawiają i wędrują albo przychodzi handel. Właśnie się poruszyli.',
  'lesson.military':
    'Barbarzyńcy zabierają to, co niestrzeżone. „{card}” to twoja karta wojska: umacnia żetony kontroli albo atakuje. Rozpatrz ją.',
  'lesson.reinforce':
    'Umocnij żeton na polu i20. Umocniony żeton odrzuca barbarzyńców i pomaga sąsiadom w obronie. Z miejsca 5 można umocnić aż pięć.',
  'lesson.reinforce.otherwise': 'W partii można i tak. Dziś strzeżemy tego, co mamy: umocnij żeton na polu i20.',
  'lesson.economy':
    'Teraz handel. Karta „{card}” porusza karawany po terenie o trudności do numeru miejsca, więc z miejsca 5 nawet przez góry. Rozpatrz ją.',
  'lesson.caravan': 'Karawana czeka jeszcze na karcie ekonomii. Niech wyruszy z twojego miasta na polu i19.',
  'lesson.road': 'Przez góry na polu j19 dotrze do miasta-państwa na polu k20. Zrób pierwszy krok.',
  'lesson.visit':
    'Twoja karawana odwiedziła miasto-państwo {state}. To 2 żetony handlu na kartę działania: wydane później, wzmocnią ją. Miasto-państwo daje ci też kartę dyplomacji: weź ją.',
  'lesson.visit.otherwise': 'Można odmówić, ale to prezent: weź kartę dyplomacji.',
  'lesson.science':
    'Została karta nauki. „{card}” przesuwa twój wskaźnik technologii o numer swojego miejsca. Rozpatrz ją.',
  'lesson.technology':
    'Pięć pól dalej wskaźnik doszedł do nowego poziomu technologii. Dostajesz za to lepszą kartę działania w miejsce starej tego samego typu. Weź tę, która ci się podoba.',
  'lesson.technology.otherwise': 'Można nie brać, ale lepsza karta się przyda: weź jedną.',
  'lesson.winning':
    'Jak wygrać: na stole leżą te karty zwycięstwa, na każdej są dwa cele. Zrealizuj po jednym celu z każdej karty przed innymi.',
  'lesson.done':
    'Znasz już wszystkie pięć rodzajów kart. Sztuka tkwi w czekaniu: im dłużej karta odpoczywa, tym jest silniejsza. Powodzenia!',
} as const satisfies Readonly<Record<LessonWordKey, string>>
