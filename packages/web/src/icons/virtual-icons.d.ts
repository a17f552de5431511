/** The icons of the page, made known when it is imported (`plugin.ts`). */
declare module 'virtual:icons/page'
