const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

/** Slows down a page and all its workers, which are separate targets to the browser. Returns what they request. */
export const slowly = async (context, page) => {
  const files = []
  const open = new Map()
  const hear = (session) => {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname } = new URL(request.url)
      const file = { name: pathname, from: Date.now(), to: Number.POSITIVE_INFINITY, size: 0 }
      open.set(requestId, file)
      files.push(file)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = open.get(requestId)
      if (file !== undefined) Object.assign(file, { to: Date.now(), size: encodedDataLength })
    })
  }
  const session = await context.newCDPSession(page)
  hear(session)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const tell = (id, method, params = {}) =>
      session
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(() => undefined)
    void tell(1, 'Network.enable')
    void tell(2, 'Network.emulateNetworkConditions', SLOW_4G)
    void tell(3, 'Runtime.runIfWaitingForDebugger')
  })
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method, params } = JSON.parse(message)
    if (method !== undefined) session.emit(method, params)
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false })
  return files
}
