import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionRepository } from './session.repository.ts'
import {
  IssuerRefusalError,
  IssuerUnavailableError,
  type StoredSession,
  type TokenSet,
} from './session.types.ts'
import { createRenewal } from './session-renewal.usecases.ts'

// Its own timers are not among those that tests can move.
// Another test of this worker may have loaded what is tested, with the real timers in it.
vi.hoisted(() => vi.resetModules())
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}))

const seen: StoredSession = {
  idHash: 'hash',
  member: { upmId: 'm' } as StoredSession['member'],
  endsAt: new Date('2026-11-30T10:00:00Z'),
  accessToken: 'old',
  accessTokenExpiresAt: new Date('2026-11-23T10:00:00Z'),
}
const renewed: TokenSet = {
  accessToken: 'new',
  accessTokenExpiresAt: new Date('2026-11-23T10:20:00Z'),
  refreshToken: 'next',
  idToken: null,
}
const current = { ...seen, accessToken: 'new', accessTokenExpiresAt: renewed.accessTokenExpiresAt }

const issuerTokens = { refreshToken: 'refresh', idToken: 'id' }

/** A renewal whose claim succeeds and whose issuer renews, unless told otherwise. */
const renewal = () => {
  const repository = {
    claimRenewal: vi.fn<SessionRepository['claimRenewal']>(async () => issuerTokens),
    releaseRenewal: vi.fn<SessionRepository['releaseRenewal']>(async () => {}),
    keepTokens: vi.fn<SessionRepository['keepTokens']>(async () => {}),
    remove: vi.fn<SessionRepository['remove']>(async () => {}),
    find: vi.fn<SessionRepository['find']>(async () => seen),
  }
  const redeem = vi.fn(async () => renewed)
  const renew = createRenewal(repository as never, { renew: redeem } as never)
  return { ...repository, redeem, renew }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:05:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('who has the claim redeems the refresh token, keeps what came, and an ID token that did not come anew', async () => {
  const { renew, claimRenewal, redeem, keepTokens, releaseRenewal } = renewal()
  expect(await renew(seen)).toEqual(current)
  expect(claimRenewal).toHaveBeenCalledExactlyOnceWith(seen, new Date('2026-11-23T10:05:15Z'))
  expect(redeem).toHaveBeenCalledExactlyOnceWith('refresh')
  expect(keepTokens).toHaveBeenCalledExactlyOnceWith('hash', { ...renewed, idToken: 'id' })
  expect(releaseRenewal).not.toHaveBeenCalled()
})

test('an ID token that comes anew takes the place of the last', async () => {
  const { renew, redeem, keepTokens } = renewal()
  redeem.mockResolvedValue({ ...renewed, idToken: 'id 2' })
  await renew(seen)
  expect(keepTokens).toHaveBeenCalledWith('hash', expect.objectContaining({ idToken: 'id 2' }))
})

test('requests that ask at once agree on one renewal; the next one is a renewal of its own', async () => {
  const { renew, redeem } = renewal()
  expect(await Promise.all([renew(seen), renew(seen), renew(seen)])).toEqual([current, current, current])
  expect(redeem).toHaveBeenCalledTimes(1)
  await renew(seen)
  expect(redeem).toHaveBeenCalledTimes(2)
})

test('two sessions are renewed beside each other', async () => {
  const { renew, redeem } = renewal()
  await Promise.all([renew(seen), renew({ ...seen, idHash: 'another' })])
  expect(redeem).toHaveBeenCalledTimes(2)
})

test('a session without a refresh token ends', async () => {
  const { renew, claimRenewal, redeem, remove } = renewal()
  claimRenewal.mockResolvedValue({ refreshToken: null, idToken: 'id' })
  expect(await renew(seen)).toBeNull()
  expect(remove).toHaveBeenCalledExactlyOnceWith('hash')
  expect(redeem).not.toHaveBeenCalled()
})

test('a session that the issuer refuses ends', async () => {
  const { renew, redeem, remove, keepTokens } = renewal()
  redeem.mockRejectedValue(new IssuerRefusalError('invalid_grant'))
  expect(await renew(seen)).toBeNull()
  expect(remove).toHaveBeenCalledExactlyOnceWith('hash')
  expect(keepTokens).not.toHaveBeenCalled()
})

test('an issuer that does not answer ends nothing: the claim is given back, and the next request tries again', async () => {
  const { renew, redeem, remove, releaseRenewal } = renewal()
  redeem.mockRejectedValueOnce(new IssuerUnavailableError('gone'))
  await expect(renew(seen)).rejects.toThrow('gone')
  expect(remove).not.toHaveBeenCalled()
  expect(releaseRenewal).toHaveBeenCalledExactlyOnceWith('hash')
  expect(await renew(seen)).toEqual(current)
})

test('while another host renews, this one looks every 50 ms and takes what the other one got', async () => {
  const { renew, claimRenewal, find, redeem } = renewal()
  claimRenewal.mockResolvedValue(null)
  const asked = renew(seen)
  await vi.advanceTimersByTimeAsync(100)
  expect(find.mock.calls).toEqual([['hash'], ['hash'], ['hash']])
  find.mockResolvedValue(current)
  await vi.advanceTimersByTimeAsync(50)
  expect(await asked).toEqual(current)
  expect(redeem).not.toHaveBeenCalled()
})

test('a session that another host has ended meanwhile is ended', async () => {
  const { renew, claimRenewal, find } = renewal()
  claimRenewal.mockResolvedValue(null)
  find.mockResolvedValue(null)
  expect(await renew(seen)).toBeNull()
})

test('another host that died over its renewal is waited for 15 seconds, and no longer', async () => {
  const { renew, claimRenewal } = renewal()
  claimRenewal.mockResolvedValue(null)
  let failure: unknown = null
  const asked = renew(seen).catch((error) => {
    failure = error
  })
  await vi.advanceTimersByTimeAsync(14_900)
  expect(failure).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  await asked
  expect(failure).toBeInstanceOf(IssuerUnavailableError)
})
