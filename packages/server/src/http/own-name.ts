/** Is this host, as a request names it, the machine itself? A name of the open internet may lead here too. */
export const isOwnName = (host: string | undefined): boolean => {
  const name = /^(\[[^\]]*\]|[^:]*)(:\d*)?$/.exec(host ?? '')?.[1]?.toLowerCase()
  return name !== undefined && /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])\.?$/.test(name)
}

/** Is a server that listens at this address for the machine itself only? */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(localhost|::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
