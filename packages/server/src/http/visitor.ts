import { failed, ok, type Result } from '@ecumene/kernel'
import type { Refusal } from '@ecumene/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newGuestId, readClaim, setCookie, signGuest } from '../guests/cookie.ts'
import type { Passes } from '../guests/passes.ts'
import { netOf } from '../limits/net.ts'
import { BAD_COOKIE, NO_GUEST } from '../refusal.ts'
import type { GuestRow, Store } from '../store/store.ts'

/** Who asks. */
export type Visitors = {
  /** A pass issued by another server may not be known here yet: then the store is asked. */
  catchUp(request: FastifyRequest): Promise<void>
  /** The guest's id, or `null` for somebody without a cookie. */
  idOf(request: FastifyRequest): Result<string | null, Refusal>
  /** The guest, who needs a name to sit down. */
  guestOf(request: FastifyRequest): Promise<Result<GuestRow, Refusal>>
  /**
   * Gives the visitor an identity; nothing is stored before a name is chosen. Not where a pass has just ended:
   * another tab of the same browser may have asked for that, and its new cookie must not be overwritten.
   */
  welcome(request: FastifyRequest, reply: FastifyReply): string
  /** Makes the visitor an existing guest. */
  become(request: FastifyRequest, reply: FastifyReply, id: string): void
  /** Whose limits a request counts against: the guest's, or else the address's. */
  accountOf(request: FastifyRequest): string
  /** The key for limits by address. */
  addressOf(request: FastifyRequest): string
}

export const visitorsWith = (key: Buffer, store: Store, passes: Passes): Visitors => {
  const addressOf = (request: FastifyRequest): string => netOf(request.ip ?? '')
  const idOf = (request: FastifyRequest): Result<string | null, Refusal> => {
    const claim = readClaim(key, request.headers.cookie)
    if (claim.kind === 'bad') return failed(BAD_COOKIE)
    if (claim.kind === 'guest' && claim.pass !== passes.numberOf(claim.id)) return failed(BAD_COOKIE)
    return ok(claim.kind === 'guest' ? claim.id : null)
  }
  const become = (request: FastifyRequest, reply: FastifyReply, id: string): void => {
    reply.header('set-cookie', setCookie(signGuest(key, id, passes.numberOf(id)), request.protocol === 'https'))
  }
  return {
    async catchUp(request) {
      const claim = readClaim(key, request.headers.cookie)
      if (claim.kind === 'guest' && claim.pass > passes.numberOf(claim.id)) await passes.refresh().catch(() => {})
    },
    idOf,
    async guestOf(request) {
      const id = idOf(request)
      if (!id.ok) return id
      const guest = id.value === null ? null : await store.guest(id.value)
      return guest === null ? failed(NO_GUEST) : ok(guest)
    },
    welcome(request, reply) {
      const claim = readClaim(key, request.headers.cookie)
      if (claim.kind === 'guest' && passes.isFresh(claim.id)) return ''
      const id = newGuestId()
      become(request, reply, id)
      return id
    },
    become,
    accountOf(request) {
      const id = idOf(request)
      return id.ok && id.value !== null ? id.value : `address ${addressOf(request)}`
    },
    addressOf,
  }
}
