import { setTimeout as wait } from 'node:timers/promises'
import type { SessionRepository } from './session.repository.ts'
import {
  type IssuerClient,
  IssuerRefusalError,
  type IssuerTokens,
  IssuerUnavailableError,
  type StoredSession,
} from './session.types.ts'

/** A renewal that takes longer than this is taken to have died with its host. */
const claimMs = 15_000
/** How often a waiting request looks whether the other one is done. */
const recheckMs = 50

export type Renew = (seen: StoredSession) => Promise<StoredSession | null>

/**
 * Renews a session's tokens by its refresh token, which rotates and so may be used only once: requests of several
 * tabs, on one host or on several, agree on one renewal and all get its result.
 * @returns the session with its new tokens, or null when it has ended.
 */
export const createRenewal = (repository: SessionRepository, issuer: IssuerClient): Renew => {
  const underWay = new Map<string, Promise<StoredSession | null>>()

  const redeem = async (
    seen: StoredSession,
    { refreshToken, idToken }: IssuerTokens,
  ): Promise<StoredSession | null> => {
    if (refreshToken === null) {
      await repository.remove(seen.idHash)
      return null
    }
    try {
      const renewed = await issuer.renew(refreshToken)
      const tokens = { ...renewed, idToken: renewed.idToken ?? idToken }
      await repository.keepTokens(seen.idHash, tokens)
      return { ...seen, accessToken: tokens.accessToken, accessTokenExpiresAt: tokens.accessTokenExpiresAt }
    } catch (error) {
      if (error instanceof IssuerRefusalError) {
        await repository.remove(seen.idHash)
        return null
      }
      await repository.releaseRenewal(seen.idHash)
      throw error
    }
  }

  const renew = async (seen: StoredSession): Promise<StoredSession | null> => {
    const giveUp = Date.now() + claimMs
    while (Date.now() < giveUp) {
      const claimed = await repository.claimRenewal(seen, new Date(Date.now() + claimMs))
      if (claimed !== null) return redeem(seen, claimed)
      const current = await repository.find(seen.idHash)
      if (current?.accessTokenExpiresAt.getTime() !== seen.accessTokenExpiresAt.getTime()) return current
      await wait(recheckMs)
    }
    throw new IssuerUnavailableError('another request has been renewing for too long')
  }

  return (seen) => {
    const running = underWay.get(seen.idHash)
    if (running) return running
    const started = renew(seen).finally(() => underWay.delete(seen.idHash))
    underWay.set(seen.idHash, started)
    return started
  }
}
