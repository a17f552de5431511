import type { LessonWordKey } from './keys.ts'

export const pl = {
  'lesson.title': 'Twoja pierwsza partia',
  'lesson.welcome':
    'Witaj! Obok siebie rosną dwa miasta: twoje na dole, miasto przeciwnika na górze. Przez trzy epoki bierzecie na zmianę po jednej karcie ze wspólnego stołu. Spróbujmy wszystkiego po jednym razie.',
  'lesson.cards':
    'To karty epoki I. Wziąć można tylko kartę, na której nie leży żadna inna. Część jest zakryta i odsłania się, gdy staje się dostępna, więc każda wzięta karta otwiera coś przeciwnikowi.',
  'lesson.take':
    'Weź kartę „{card}”: wybierz ją i wznieś budynek. Nic nie kosztuje, a twoje miasto wytwarza odtąd 1 drewno. Surowce dają karty brązowe i szare.',
  'lesson.resource':
    'Przeciwnik wzniósł budynek „{theirs}”. Teraz wznieś budynek „{card}”: kosztuje 1 drewno, a ty je wytwarzasz. Surowców się nie zużywa: w następnej turze drewno znów tu będzie.',
  'lesson.shield':
    'Tarcza! Przesunęła pionek konfliktu o jedno pole w stronę stolicy przeciwnika. Tarcze działają raz, przy wznoszeniu; pionek stoi, dopóki ktoś nie ruszy go dalej lub z powrotem.',
  'lesson.trade':
    'Budynek „{card}” wymaga kamienia, a ty go nie wytwarzasz. Brakujące surowce kupisz: 2 monety i 1 za każdy kamień na brązowych i szarych kartach przeciwnika. Przez kartę „{theirs}” razem 3. Wznieś.',
  'lesson.coins':
    'Niektóre karty kosztują monety. Wznieś budynek „{card}” za 1 monetę: mając własny papirus, kupujesz mniej, a przeciwnikowi papirus drożeje.',
  'lesson.discard':
    'Brakuje monet? Każdą kartę można odrzucić: 2 monety i 1 za każdą żółtą kartę w twoim mieście. Zbieramy na cud, więc odrzuć kartę „{card}”.',
  'lesson.discard.otherwise': 'W partii można i tak. Teraz jednak potrzebujemy monet na cud: odrzuć kartę „{card}”.',
  'lesson.wonder':
    'Czas na cud! Wsuwasz pod niego dowolną dostępną kartę, a płacisz tylko za cud. Wybierz kartę „{card}” i użyj jej do cudu „{wonder}”: da 12 monet, a przeciwnik tej karty nie dostanie.',
  'lesson.wonder.otherwise': 'W partii można i tak, ale cud musiałby poczekać. Użyj karty „{card}” do cudu „{wonder}”.',
  'lesson.again':
    'Ten cud daje od razu jeszcze jedną turę. Wznieś budynek „{card}”: zielone karty mają symbole nauki, w sumie siedem rodzajów. Twój to: {symbol}.',
  'lesson.age':
    'Resztę epoki I rozegraliśmy za ciebie. Karty epoki II leżą odwrotnie. O tym, kto zaczyna, decyduje gracz słabszy militarnie; przeciwnik wybrał ciebie.',
  'lesson.chain':
    'Budynek „{card}” nic cię nie kosztuje: karta „{earlier}” w twoim mieście ma symbol łańcucha, którego potrzeba ({chain}). Wznieś za darmo.',
  'lesson.chain.otherwise': 'W partii można i tak. Ale budynek „{card}” masz teraz za darmo: wznieś właśnie ten.',
  'lesson.progress':
    'Dwa jednakowe symbole to para! Dostajesz za nią żeton postępu. Przeczytaj, co dają, i weź ten, który ci się podoba.',
  'lesson.conflict':
    'Budynek „{card}” też masz za darmo, dzięki karcie „{earlier}”. Tarcza wprowadzi pionek do następnej strefy, a żeton wojskowy zabierze przeciwnikowi 2 monety. Wznieś.',
  'lesson.ways':
    'Wygrać można na trzy sposoby. Doprowadź pionek do stolicy przeciwnika: wygrywasz od razu. Zbierz sześć różnych symboli nauki: też od razu. Inaczej po epoce III rozstrzygają punkty zwycięstwa.',
  'lesson.done':
    'To już cała gra! I jeszcze jedno: we dwoje możecie wznieść tylko siedem cudów, więc nie zwlekaj ze swoimi.',
} as const satisfies Readonly<Record<LessonWordKey, string>>
