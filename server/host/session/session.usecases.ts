import { randomPKCECodeVerifier } from 'openid-client'
import type { Session } from '../../../contract/session/session.ts'
import { hashToken, randomToken } from '../../common/sealing.ts'
import { lifeIdOf } from './life-id.ts'
import type { SessionRepository } from './session.repository.ts'
import {
  type IssuerClient,
  IssuerRefusalError,
  IssuerUnavailableError,
  type StoredSession,
} from './session.types.ts'
import { createRenewal } from './session-renewal.usecases.ts'

/** Tokens with less life than this are renewed before they are handed out. */
const renewBeforeMs = 90_000

export type FinishedSignIn =
  | {
      readonly outcome: 'signedIn'
      readonly sessionId: string
      readonly upmId: string
      readonly returnTo: string
    }
  | { readonly outcome: 'cancelled'; readonly returnTo: string }
  | { readonly outcome: 'expired'; readonly returnTo: string | null }
  | { readonly outcome: 'unavailable'; readonly returnTo: string }

const guest: Session = { status: 'guest', visitor: null }

const answer = (session: StoredSession): Session => ({
  status: 'member',
  member: session.member,
  accessToken: session.accessToken,
  expiresAt: session.accessTokenExpiresAt.toISOString(),
  life: { id: lifeIdOf(session.idHash), endsAt: session.endsAt.toISOString() },
})

export type SessionUsecases = ReturnType<typeof createSessionUsecases>

/** Sign-in, renewal and sign-out of the token-mediating backend (SE-01). */
export const createSessionUsecases = (repository: SessionRepository, issuer: IssuerClient) => {
  const renew = createRenewal(repository, issuer)

  const refused = (error: unknown, returnTo: string): FinishedSignIn => {
    if (error instanceof IssuerUnavailableError) return { outcome: 'unavailable', returnTo }
    if (!(error instanceof IssuerRefusalError)) throw error
    if (error.code === 'access_denied') return { outcome: 'cancelled', returnTo }
    return error.code === 'invalid_grant'
      ? { outcome: 'expired', returnTo }
      : { outcome: 'unavailable', returnTo }
  }

  return {
    /** @throws {IssuerUnavailableError} */
    startSignIn: async (returnTo: string, locale: string, loginHint: string | null = null) => {
      const state = randomToken()
      const pending = { codeVerifier: randomPKCECodeVerifier(), nonce: randomToken(), returnTo, locale }
      const url = await issuer.authorizationUrl({ ...pending, state, loginHint })
      await repository.keepSignIn(state, pending)
      return { state, url }
    },

    /** @param ownState state that this browser's cookie holds; null: the sign-in was not started in it. */
    finishSignIn: async (callback: URL, ownState: string | null): Promise<FinishedSignIn> => {
      const state = callback.searchParams.get('state')
      if (!state || state !== ownState) return { outcome: 'expired', returnTo: null }
      const pending = await repository.takeSignIn(state)
      if (pending === null) return { outcome: 'expired', returnTo: null }
      try {
        const { member, tokens } = await issuer.exchange(callback, { ...pending, state })
        const sessionId = randomToken()
        await repository.add(sessionId, member, tokens)
        return { outcome: 'signedIn', sessionId, upmId: member.upmId, returnTo: pending.returnTo }
      } catch (error) {
        return refused(error, pending.returnTo)
      }
    },

    /**
     * Who is signed in, with a token that lives for a while yet.
     * @throws {IssuerUnavailableError} when the token has ended and cannot be renewed now.
     */
    current: async (sessionId: string | null, now = Date.now()): Promise<Session> => {
      const found = sessionId === null ? null : await repository.find(hashToken(sessionId))
      if (found === null) return guest
      const left = found.accessTokenExpiresAt.getTime() - now
      if (left > renewBeforeMs) return answer(found)
      try {
        const renewed = await renew(found)
        return renewed === null ? guest : answer(renewed)
      } catch (error) {
        if (error instanceof IssuerUnavailableError && left > 0) return answer(found)
        throw error
      }
    },

    /** @returns where the browser must go to end the issuer's session too; null: nowhere. */
    signOut: async (sessionId: string | null, returnTo: string): Promise<URL | null> => {
      const taken = sessionId === null ? null : await repository.take(hashToken(sessionId))
      if (taken === null) return null
      try {
        return await issuer.end(taken, returnTo)
      } catch (error) {
        if (error instanceof IssuerUnavailableError) return null
        throw error
      }
    },

    /**
     * Ends every session of whoever is signed in here, on all their devices, and what they have at the issuer; this browser's
     * own as `signOut` does.
     */
    signOutEverywhere: async (sessionId: string | null, returnTo: string): Promise<URL | null> => {
      const found = sessionId === null ? null : await repository.find(hashToken(sessionId))
      if (found === null) return null
      const own = await repository.take(found.idHash)
      const others = await repository.takeAll(found.member.upmId)
      try {
        const next = own === null ? null : await issuer.end(own, returnTo)
        await issuer.endAll(found.member.upmId, others)
        return next
      } catch (error) {
        if (error instanceof IssuerUnavailableError) return null
        throw error
      }
    },

    /** Drops a session that another sign-in of the same browser replaces. */
    forget: async (sessionId: string) => repository.remove(hashToken(sessionId)),
  }
}
