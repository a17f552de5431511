import type { Match } from '@ecumene/kernel'

/**
 * May anything more be taken back in this match? Every undo leaves what it took back in the log, which is kept, loaded and
 * shown as long as there is the match: without a limit, a move made and taken back again and again would cost everybody.
 * No move is ever refused for it. A log may have three times as many entries as moves that stand, and two thousand
 * besides: a thousand single moves tried out and taken back, which is several for every move of the longest game.
 */
export const mayTakeBack = ({ ply, moves }: Pick<Match, 'ply' | 'moves'>): boolean => ply < BESIDES + 3 * moves

const BESIDES = 2_000
