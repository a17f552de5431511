import { createContext, useContext } from 'react'

/** Opens the rulebook at a rule, above the current screen. */
export type OpenRule = (id: string) => void

const OpenRuleContext = createContext<OpenRule | null>(null)

export const OpenRuleProvider = OpenRuleContext.Provider

/** How a rule is opened from here; `null` where a link has to lead to the rulebook's own page. */
export const useOpenRule = (): OpenRule | null => useContext(OpenRuleContext)
