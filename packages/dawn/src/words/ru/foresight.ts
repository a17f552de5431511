import type { Foresight } from '../en.ts'

export const foresight: Foresight = {
  'combat.slot': 'ячейка',
  'combat.die': 'кубик',
  'combat.spent': 'потрачено',
  'combat.city': 'город',
  'combat.reinforced': 'укреплённые жетоны контроля',
  'combat.walls': 'собственная защита',
  'combat.army': 'армия на клетке',
  'combat.rule': 'правило игры',
  'combat.chance': 'Шанс победить: {percent} %',
  'combat.raise':
    '{tokens, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} (+{value}): {percent} %',
  'way.here': 'Остановиться здесь',
  'way.back':
    'Выйти и вернуться на клетку {space}: {count, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}',
  'way.explore':
    'Исследовать территории с клетки {space}{count, plural, =0 {} one {: # шаг} few {: # шага} many {: # шагов} other {: # шага}}',
  'way.to': 'До клетки {space}: {count, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}',
  'payment.whole': 'Потратить: {things}',
  'payment.tokens':
    '{count, plural, one {# жетон торговли} few {# жетона торговли} many {# жетонов торговли} other {# жетона торговли}}',
  'payment.several': '{thing} × {count}',
  'gain.thing': '{thing}: +{count}',
  'gain.trade':
    '{card}: {count, plural, one {# жетон торговли} few {# жетона торговли} many {# жетонов торговли} other {# жетона торговли}}',
  'gain.tokens':
    '{count, plural, one {# жетон торговли} few {# жетона торговли} many {# жетонов торговли} other {# жетона торговли}} на карты по вашему выбору',
  'gain.diplomacy': 'Карта дипломатии: {thing}',
  'gain.district':
    'Сейчас он дал бы: {count, plural, =0 {ничего} one {# жетон торговли} few {# жетона торговли} many {# жетонов торговли} other {# жетона торговли}}',
  'gain.mature': 'Развитые города: {count}',
  'gain.tech': 'Диск технологий: {number}',
  'gain.agenda': '{agenda}: {count} из {number}',
  'spend.place': 'Разместить жетонов контроля: {value} → {number}',
  'spend.science': 'Диск технологий: {value} → {number}',
  'spend.economy': 'Шаги каравана: {value} → {number}',
  'spend.pay': 'Производство: {value} → {number}',
  'spend.growth': 'Укрепить жетонов контроля: {value} → {number}',
  'spend.attackerSpends': 'Атака: {value} → {number}',
  'spend.defenderSpends': 'Оборона: {value} → {number}',

  'atSlot.culture':
    'Разместите до {count, plural, one {# жетона контроля} few {# жетонов контроля} many {# жетонов контроля} other {# жетонов контроля}} рядом со {where, select, anywhere {своими клетками} other {своими городами}}, местность — до {terrain, select, grassland {равнин} hills {холмов} forest {лесов} desert {пустынь} other {гор}}.',
  'atSlot.science': 'Продвиньте диск технологий на {count}.',
  'atSlot.economy':
    '{figures, plural, one {# караван} few {# каравана} many {# караванов} other {# каравана}}, {figures, plural, =1 {} other {каждый — }}до {count, plural, one {# клетки} few {# клеток} many {# клеток} other {# клеток}}, местность — до {terrain, select, grassland {равнин} hills {холмов} forest {лесов} desert {пустынь} other {гор}}{sea, select, yes {, также по воде} other {}}.',
  'atSlot.industry':
    'Чудо света с производством {count} или город в пределах {range, plural, one {# клетки} few {# клеток} many {# клеток} other {# клеток}}{sea, select, yes {, считая и через воду} other {}}, местность — до {terrain, select, grassland {равнин} hills {холмов} forest {лесов} desert {пустынь} other {гор}}.',
  'atSlot.military':
    '{order, select, first {Укрепите до {count, plural, one {# жетона контроля} few {# жетонов контроля} many {# жетонов контроля} other {# жетонов контроля}} или проведите} other {Проведите}} до {attacks, plural, one {# атаки} few {# атак} many {# атак} other {# атак}} в пределах {range, plural, one {# клетки} few {# клеток} many {# клеток} other {# клеток}}{through, select, water {, считая и через воду} anything {, считая через что угодно} other {}}, атака +{value}{differs, select, yes { (+{barbarians} против варваров)} other {}}{order, select, after {; затем укрепите до {count, plural, one {# жетона контроля} few {# жетонов контроля} many {# жетонов контроля} other {# жетонов контроля}}, на один меньше за каждую атаку} also {; и укрепите до {count, plural, one {# жетона контроля} few {# жетонов контроля} many {# жетонов контроля} other {# жетонов контроля}}} other {}}.',
  'atSlot.also': '{effect} {more}',
  'atSlot.drama-and-poetry': 'Затем можете передвинуть один свой жетон контроля на соседнюю клетку.',
  'atSlot.civil-service': 'Затем ещё 1 рядом с любой своей клеткой.',
  'atSlot.mass-media': 'Затем вражеский жетон контроля в пределах 2 клеток становится вашим или переворачивается.',
  'atSlot.mathematics': 'Перед этим 1 жетон торговли на любую свою карту.',
  'atSlot.replaceable-parts': 'Перед этим ресурс, которого у вас нет.',
  'atSlot.nuclear-power': 'Перед этим жетоны контроля на клетке и вокруг неё уничтожаются или переворачиваются.',
  'atSlot.currency': 'Варвары на пути исчезают.',
  'atSlot.steam-power': 'Затем можете обменять ресурс.',
  'atSlot.capitalism': 'После обновления другая карта, как в первой ячейке.',
  'atSlot.animal-husbandry': 'Город можно построить и рядом со своим караваном.',
  'atSlot.urbanization': 'Рядом с городом до 2 жетонов контроля.',
}
