/** Keeps the page for times without a network. Where that is not possible it is simply not kept. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
