import type { TerraAbilityWords } from '../en.ts'

export const abilities: TerraAbilityWords = {
  'decision.fortify': 'Koloseum: umocnij żeton kontroli obok sojuszniczego miasta.',
  'decision.garrison': 'Umieść umocniony żeton kontroli obok nowego miasta.',
  'decision.terrace': 'Umieść kolejny żeton kontroli obok tych gór.',
  'decision.uplands': 'Umieść żeton kontroli na górach obok sojuszniczego pola.',
  'decision.subvert': 'Wybierz wrogie miasto, które stanie się twoje.',
  'decision.outpost': 'Wybierz pole na krawędzi mapy dla miasta stacji badawczej.',
  'decision.landing': 'Wybudować miasto w pobliżu miasta, do którego dotarła karawana?',
  'decision.annex': 'Podbić miasto-państwo, do którego dotarła karawana?',
  'decision.study': 'Weź kartę działania taką jak w szeregu odwiedzonego gracza.',
  'decision.vizier': 'Przekaż Ibrahima innemu graczowi.',
  'decision.union': 'Wybierz gracza i weź jedną jego kartę dyplomacji.',
  'decision.retaliate': 'Zwrócić złamany pakt, by zamienić miejscami kartę wojska z inną?',
  'move.give': 'Przekaż graczowi {player}',
  'event.ibrahimGiven': '{player} przekazuje Ibrahima graczowi {owner}.',
  'reason.hasIbrahim': 'Ten gracz ma już Ibrahima.',
  'reason.notEdge': 'To pole nie leży na krawędzi mapy.',
  'reason.notMilitary': 'Jedną z dwóch musi być karta wojska.',
  'reason.notMountains': 'To nie są góry.',
  'reason.notRivalCity': 'Wybierz wrogie miasto, które nie jest stolicą.',
  'reason.pact': 'Pakt zabrania ci szkodzić temu graczowi.',
}
