/** What the check knows about the languages. Short lists, to be added to when a sentence needs it. */

/** Words after which a player is the subject of the sentence, if no other player is. */
export const PLAYER_AFTER = {
  uk: wordsOf('ходить грає вирішує починає вибирає перемагає втрачає отримує обороняється робить загрозою лише чи тож'),
  pl: wordsOf(
    'gra decyduje rozpoczyna wybiera wygrywa otrzymuje robi jest je ją go się niebezpieczeństwie tylko czy więc',
  ),
  ru: wordsOf(
    'ходит играет решает начинает выбирает побеждает теряет получает обороняется делает угрозой только или поэтому',
  ),
}

/** Words with which the name of a thing agrees, or beside which it stays as it is. */
export const THING_AFTER = {
  uk: wordsOf('яка потрібна одна ваша коштує поліс'),
  pl: wordsOf('która jest leży jedna twoja kosztuje miasto-państwo'),
  ru: wordsOf('какая нужна одна ваша стоит город-государство'),
}

/** Nouns that bear the case of a name in quotes after them, or end a term that does: токен прогресу «Закон». */
export const NAME_BEARERS = {
  uk: /^(?:будівл|здібн|карт|поді|природ|прогрес|район|технологі|хід|ціл|чуд)/u,
  pl: /^(?:budyn|cel|cud|dzielnic|kart|karci|kulturaln|natur|postęp|ruch|technologi|wydarzeni|zdolno)/u,
  ru: /^(?:здани|карт|прогресс|район|свойств|событи|технологи|ход|цел|чуд)/u,
}

/** Signs and letters that only other languages have. */
export const MARKS = {
  en: /["'«»„]|\p{Script=Cyrillic}/u,
  uk: /["'“”„]|[ыэёъ]/iu,
  pl: /["'«»“]|\p{Script=Cyrillic}/u,
  ru: /["'“”„]|[іїєґ]/iu,
}

/** The reader is “you”: a verb of the third person right after that is wrong. */
export const PERSON = {
  en: /(?<!\p{L})you(?: ·)? (?:is|has|was|does|(?:mov|mak|tak|play|choos|gain|wait|decid)e?s)(?!\p{L})/iu,
  uk: /(?<!\p{L})ви(?: ·)? \p{L}+(?:[аиїяу]ть|є)(?:ся)?(?!\p{L})/iu,
  pl: /(?<!\p{L})ty(?: ·)? \p{L}+(?:uje|iera|aje|ywa|osi|ydaje|oże)(?: się)?(?!\p{L})/iu,
  ru: /(?<!\p{L})вы(?: ·)? \p{L}+[еёи]т(?:ся)?(?!\p{L})/iu,
}

/** Verbs in the past tell a gender, and nobody knows that of a player; in Polish they tell the reader's own. */
export const GENDERED = {
  uk: /(?:[аиїу]в|[аиїу]ла)(?:ся)?$/u,
  pl: /(?:[aeiyó]ł|(?<!sy)ła)$/u,
  ru: /(?:[аеиуы]л|[аеиуы]ла)(?:ся|сь)?$/u,
}

/** Words that were wrong once, and what to say instead. */
export const REFUSED = {
  en: [[/most rounds/i, 'limit of rounds']],
  uk: [
    [/прохідн[іо]ст/i, 'складність'],
    [/гравц(?:я|еві|ю|ем) \p{Lu}\p{Ll}/u, 'the name in brackets or as the subject'],
    [/велик\p{L}* стін/iu, 'Великий китайський мур'],
    [/британськ\p{L}* мир/iu, 'Pax Britannica'],
    [/^чуда (?:природи|світу)$/i, 'чудеса'],
    [/^\p{Lu}\p{Ll}+ іде(?!\p{L})/u, 'переходить'],
  ],
  pl: [
    [/gracz(?:a|owi|em) \p{Lu}\p{Ll}/u, 'the name in brackets or as the subject'],
    [/cywilizacja: /i, 'Civilization: …'],
    [/\p{L}(?:łeś|łaś)(?!\p{L})/u, 'no gender of the reader'],
    [/ksi\p{L}+ zasad/iu, 'instrukcja'],
  ],
  ru: [
    [/предел\p{L}* соединени/iu, 'предел фигурок в квадрате'],
    [/игрок(?:а|у|ом) \p{Lu}\p{Ll}/u, 'the name in brackets or as the subject'],
    [/(?:караван|арми)\p{L}* на карте$/iu, 'на карте экономики, на карте войска'],
  ],
}

function wordsOf(list) {
  return new Set(list.split(' '))
}
