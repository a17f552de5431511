import type { Foresight } from '../en.ts'

export const foresight: Foresight = {
  'combat.slot': 'комірка',
  'combat.die': 'кубик',
  'combat.spent': 'витрачено',
  'combat.city': 'місто',
  'combat.reinforced': 'посилені жетони контролю',
  'combat.walls': 'власний захист',
  'combat.army': 'армія на клітинці',
  'combat.rule': 'правило гри',
  'combat.chance': 'Шанс перемогти: {percent} %',
  'combat.raise':
    '{tokens, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}} (+{value}): {percent} %',
  'way.here': 'Зупинитися тут',
  'way.back':
    'Вийти й повернутися на клітинку {space}: {count, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
  'way.explore':
    'Досліджувати території з клітинки {space}{count, plural, =0 {} one {: # крок} few {: # кроки} many {: # кроків} other {: # кроку}}',
  'way.to': 'До клітинки {space}: {count, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
  'payment.whole': 'Витратити: {things}',
  'payment.tokens':
    '{count, plural, one {# жетон торгівлі} few {# жетони торгівлі} many {# жетонів торгівлі} other {# жетона торгівлі}}',
  'payment.several': '{thing} × {count}',
  'gain.thing': '{thing}: +{count}',
  'gain.trade':
    '{card}: {count, plural, one {# жетон торгівлі} few {# жетони торгівлі} many {# жетонів торгівлі} other {# жетона торгівлі}}',
  'gain.tokens':
    '{count, plural, one {# жетон торгівлі} few {# жетони торгівлі} many {# жетонів торгівлі} other {# жетона торгівлі}} на карти на ваш вибір',
  'gain.diplomacy': 'Карта дипломатії: {thing}',
  'gain.district':
    'Зараз він дав би: {count, plural, =0 {нічого} one {# жетон торгівлі} few {# жетони торгівлі} many {# жетонів торгівлі} other {# жетона торгівлі}}',
  'gain.mature': 'Розвинуті міста: {count}',
  'gain.tech': 'Диск технологій: {number}',
  'gain.agenda': '{agenda}: {count} із {number}',
  'spend.place': 'Розмістити жетонів контролю: {value} → {number}',
  'spend.science': 'Диск технологій: {value} → {number}',
  'spend.economy': 'Кроки каравану: {value} → {number}',
  'spend.pay': 'Виробництво: {value} → {number}',
  'spend.growth': 'Посилити жетонів контролю: {value} → {number}',
  'spend.attackerSpends': 'Атака: {value} → {number}',
  'spend.defenderSpends': 'Оборона: {value} → {number}',

  'atSlot.culture':
    'Розмістіть до {count, plural, one {# жетона контролю} few {# жетонів контролю} many {# жетонів контролю} other {# жетонів контролю}} поруч із {where, select, anywhere {дружніми клітинками} other {дружніми містами}}, місцевість — до {terrain, select, grassland {луків} hills {пагорбів} forest {лісів} desert {пустель} other {гір}}.',
  'atSlot.science': 'Просуньте диск технологій на {count}.',
  'atSlot.economy':
    '{figures, plural, one {# караван} few {# каравани} many {# караванів} other {# каравани}}, {figures, plural, =1 {} other {кожен — }}до {count, plural, one {# клітинки} few {# клітинок} many {# клітинок} other {# клітинок}}, місцевість — до {terrain, select, grassland {луків} hills {пагорбів} forest {лісів} desert {пустель} other {гір}}{sea, select, yes {, також водоймами} other {}}.',
  'atSlot.industry':
    'Чудо світу з виробництвом {count} або місто в межах {range, plural, one {# клітинки} few {# клітинок} many {# клітинок} other {# клітинок}}{sea, select, yes {, рахуючи й через водойми} other {}}, місцевість — до {terrain, select, grassland {луків} hills {пагорбів} forest {лісів} desert {пустель} other {гір}}.',
  'atSlot.military':
    '{order, select, first {Посильте до {count, plural, one {# жетона контролю} few {# жетонів контролю} many {# жетонів контролю} other {# жетонів контролю}} або проведіть} other {Проведіть}} до {attacks, plural, one {# атаки} few {# атак} many {# атак} other {# атак}} у межах {range, plural, one {# клітинки} few {# клітинок} many {# клітинок} other {# клітинок}}{through, select, water {, рахуючи й через водойми} anything {, рахуючи через будь-що} other {}}, атака +{value}{differs, select, yes { (+{barbarians} проти варварів)} other {}}{order, select, after {; потім посильте до {count, plural, one {# жетона контролю} few {# жетонів контролю} many {# жетонів контролю} other {# жетонів контролю}}, на один менше за кожну атаку} also {; і посильте до {count, plural, one {# жетона контролю} few {# жетонів контролю} many {# жетонів контролю} other {# жетонів контролю}}} other {}}.',
  'atSlot.also': '{effect} {more}',
  'atSlot.drama-and-poetry': 'Потім можете перемістити один свій жетон контролю на суміжну клітинку.',
  'atSlot.civil-service': 'Потім ще 1 поруч із будь-якою дружньою клітинкою.',
  'atSlot.mass-media': 'Потім ворожий жетон контролю в межах 2 клітинок стає вашим або перевертається.',
  'atSlot.mathematics': 'Перед цим — 1 жетон торгівлі на будь-яку вашу карту.',
  'atSlot.replaceable-parts': 'Перед цим — ресурс, якого ви не маєте.',
  'atSlot.nuclear-power': 'Перед цим жетони контролю на клітинці та довкола неї знищуються або перевертаються.',
  'atSlot.currency': 'Варвари на шляху зникають.',
  'atSlot.steam-power': 'Потім можете обміняти ресурс.',
  'atSlot.capitalism': 'Після оновлення — інша карта, ніби в першій комірці.',
  'atSlot.animal-husbandry': 'Місто можна збудувати й поруч із власним караваном.',
  'atSlot.urbanization': 'Поруч із містом — до 2 жетонів контролю.',
}
