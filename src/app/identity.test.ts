import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import type { KnownSession, LoadSessionResult } from '../../machines/session/session.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { identityOf, whenMember } from './identity.ts'

const member = (accessToken: string): LoadSessionResult =>
  succeeded({
    status: 'member',
    member: { upmId: 'u1', givenName: 'Lina', familyName: null, email: null, accountType: 'member' },
    accessToken,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
const guest = (visitor: { email: string | null; phone: string | null } | null): LoadSessionResult =>
  succeeded({ status: 'guest', visitor: visitor && { ...visitor, visitorId: 'v1', visit: '1' } })

const startWith = (known: KnownSession | null, ...answers: LoadSessionResult[]) => {
  let asked = 0
  const loadSession = fromPromise<LoadSessionResult, undefined>(async () => {
    const answer = answers[asked++]
    if (!answer) throw new Error('asked too often')
    return answer
  })
  const session = createActor(sessionMachine.provide({ actors: { loadSession } }), {
    input: { now: Date.now, known },
  })
  session.start()
  return { session, identity: identityOf(() => session), asked: () => asked }
}

const start = (...answers: LoadSessionResult[]) => startWith(null, ...answers)

describe('who calls are made for', () => {
  it('[SE-02] a member by token, without a filter', async () => {
    const { session, identity } = start(member('t1'))
    expect(await whenMember(session)).toBe(true)
    expect([identity.token(), identity.guestFilter()]).toEqual(['t1', null])
  })

  it('[BY-22] a guest by the pass of a code as well, until they have left', async () => {
    const { session, identity } = start(guest(null))
    await whenMember(session)
    expect(await identity.guestPass?.()).toBeNull()
    const visitor = { email: 'lina@example.com', phone: null, visitorId: 'v1', visit: '1' }
    session.send({ type: 'session.visitorChanged', visitor: { ...visitor, pass: 'p'.repeat(43) } })
    expect([identity.guestFilter(), await identity.guestPass?.()]).toEqual([
      'email(lina@example.com)',
      'p'.repeat(43),
    ])
    session.send({ type: 'session.visitorChanged', visitor })
    expect(await identity.guestPass?.()).toBeNull()
    session.send({ type: 'session.visitorChanged', visitor: null })
    expect([identity.guestFilter(), await identity.guestPass?.()]).toEqual([null, null])
  })

  it('[BY-22] a guest whose page came without their pass waits for it, once for all calls, and asks again where it did not come', async () => {
    const visitor = { email: 'lina@example.com', phone: null, visitorId: 'v1', visit: '1' }
    const withPass = { ...visitor, pass: 'p'.repeat(43) }
    const { identity, asked } = startWith(
      { status: 'guest', visitor: { ...visitor, pass: null } },
      failed({ kind: 'network' }),
      succeeded({ status: 'guest', visitor: withPass }),
    )
    expect(identity.guestFilter()).toBe('email(lina@example.com)')
    expect(await Promise.all([identity.guestPass?.(), identity.guestPass?.()])).toEqual([null, null])
    expect(asked()).toBe(1)
    expect(await Promise.all([identity.guestPass?.(), identity.guestPass?.()])).toEqual([
      withPass.pass,
      withPass.pass,
    ])
    expect(await identity.guestPass?.()).toBe(withPass.pass)
    expect(asked()).toBe(2)
  })

  it.each([
    [{ email: 'lina@example.com', phone: null }, 'email(lina@example.com)'],
    [{ email: null, phone: '86 13800138000' }, 'phoneNumber(86 13800138000)'],
    [null, null],
  ])('[SE-02] a guest %j by filter %s', async (visitor, filter) => {
    const { session, identity } = start(guest(visitor))
    expect(await whenMember(session)).toBe(false)
    expect([identity.token(), identity.guestFilter()]).toEqual([null, filter])
  })

  it('[SE-01] renews a refused token once for all calls that it was refused to', async () => {
    const { session, identity, asked } = start(member('t1'), member('t2'))
    await whenMember(session)
    expect(await Promise.all([identity.renew('t1'), identity.renew('t1')])).toEqual(['t2', 't2'])
    expect([await identity.renew('t1'), asked()]).toEqual(['t2', 2])
  })

  it('[SE-01] gives none once the session has ended', async () => {
    const { session, identity } = start(member('t1'), guest(null))
    await whenMember(session)
    expect(await identity.renew('t1')).toBe(null)
  })

  describe('on a page that came with its member', () => {
    const known: KnownSession = {
      status: 'member',
      member: { upmId: 'u1', givenName: 'Lina', familyName: null, email: null, accountType: 'member' },
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    }

    it('[SE-01] is a member at once, and waits once for a token for all calls', async () => {
      const { session, identity, asked } = startWith(known, member('t1'))
      expect([identity.isMember(), identity.token()]).toEqual([true, null])
      expect(await whenMember(session)).toBe(true)
      expect(await Promise.all([identity.renew(null), identity.renew(null)])).toEqual(['t1', 't1'])
      expect([await identity.renew(null), asked()]).toEqual(['t1', 1])
    })

    it('gives none where none comes, and the page’s member stays', async () => {
      const { identity } = startWith(known, failed({ kind: 'network' }))
      expect([await identity.renew(null), identity.isMember()]).toEqual([null, true])
    })

    it('[SE-01] gives none where the session has ended', async () => {
      const { identity } = startWith(known, guest(null))
      expect([await identity.renew(null), identity.isMember()]).toEqual([null, false])
    })
  })
})
