import { base } from './abilities/base.ts'
import type { Module } from './rules/abilities.ts'

/**
 * The boxes this game is made of: the one place where they are registered. An expansion is a further entry: its
 * abilities belong to its own cards, leaders and wonders, which only come into play with its table option.
 */
export const MODULES: readonly Module[] = [base]
