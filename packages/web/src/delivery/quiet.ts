import type { Plugin } from 'vite'

/**
 * Leaves out a warning that is about nothing of ours: where one class is composed of others, what Vite's own plugin for it exports
 * comes from no file, and Vite takes that for the mistake of somebody else's plugin.
 */
export const quiet = (): Plugin => ({
  name: 'ecumene-quiet',
  configResolved: ({ logger }) => {
    const { warnOnce } = logger
    logger.warnOnce = (message, options) => {
      if (!message.includes('postcss.parse')) warnOnce(message, options)
    }
  },
})
