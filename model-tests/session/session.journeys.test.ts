import { describe, expect, test } from 'vitest'
import {
  isMember,
  isSessionReady,
  isSessionSettled,
  lacksPass,
  selectMember,
  selectPass,
  selectVisitor,
  selectVisitorDetail,
} from '../../machines/session/session.selectors.ts'
import { succeeded } from '../../services/http/result.ts'
import { freshMember, guestByCode, knownByCode, knownMember, visitor } from './session.model.ts'
import { guest, laterMember, nothing, startSession } from './session.parts.ts'

const minute = 60_000
const signedIn = async () => {
  const page = startSession()
  await page.answer('loadSession', succeeded(freshMember))
  return page
}

describe('session: pinned journeys', () => {
  test('[SH-10] nothing is ready before it is known who is looking', async () => {
    const page = startSession()
    expect([page.view(), isSessionReady(page.snapshot())]).toEqual(['booting', false])
    await page.answer('loadSession', guest)
    expect([page.view(), isSessionReady(page.snapshot())]).toEqual(['guest', true])
  })

  test('[SE-01] a member has a user id and an access token', async () => {
    const page = await signedIn()
    expect([page.view(), page.token(), selectMember(page.snapshot())?.upmId]).toEqual([
      'member',
      freshMember.accessToken,
      'upm-1',
    ])
  })

  test('[SE-01] a guest who signs in is sent to sign-in and comes back to the same page', async () => {
    const page = startSession()
    await page.answer('loadSession', guest)
    page.send({ type: 'session.signIn', returnTo: '/gb/en/orders?tab=1' })
    expect(page.emitted).toEqual([{ type: 'session.signInRequested', returnTo: '/gb/en/orders?tab=1' }])
  })

  test('[SE-01] a token is renewed a minute before it ends, without the page changing', async () => {
    const page = await signedIn()
    await page.pass(9 * minute - 1)
    expect(page.asked('loadSession')).toHaveLength(1)
    await page.pass(1)
    expect([page.view(), page.token()]).toEqual(['member', freshMember.accessToken])
    await page.answer('loadSession', succeeded(laterMember))
    expect([page.view(), page.token(), page.emitted]).toEqual(['member', 'token-2', []])
  })

  test('[SE-01] a token that the host refuses is renewed', async () => {
    const page = await signedIn()
    page.send({ type: 'session.rejected' })
    page.send({ type: 'session.rejected' })
    await page.answer('loadSession', succeeded(laterMember))
    expect([page.token(), page.asked('loadSession').length]).toEqual(['token-2', 2])
  })

  test('[SE-01] an ended session leads to sign-in', async () => {
    const page = await signedIn()
    page.send({ type: 'session.rejected' })
    await page.answer('loadSession', guest)
    expect([page.view(), page.token(), page.emitted]).toEqual(['guest', null, [{ type: 'session.ended' }]])
  })

  test('a renewal that does not get through keeps the page as it is, even past the end of the token', async () => {
    const page = await signedIn()
    await page.pass(9 * minute)
    for (let wait = 0; wait < 11; wait += 1) {
      await page.answer('loadSession', nothing)
      expect(page.view()).toBe('member')
      await page.pass(5_000)
    }
    expect(page.token()).toBe(freshMember.accessToken)
    await page.pass(5_000)
    await page.answer('loadSession', nothing)
    expect([page.view(), page.token()]).toEqual(['member', freshMember.accessToken])
    await page.pass(5_000)
    await page.answer('loadSession', succeeded(laterMember))
    expect([page.view(), page.token()]).toEqual(['member', 'token-2'])
  })

  test('a page that slept past the end of its token renews when it is shown', async () => {
    const page = await signedIn()
    page.send({ type: 'page.shown' })
    expect(page.asked('loadSession')).toHaveLength(1)
    await page.pass(9 * minute)
    expect(page.asked('loadSession')).toHaveLength(2)
  })

  test('[SE-01] sign-out works, and goes on to the issuer', async () => {
    const page = await signedIn()
    page.send({ type: 'session.signOut' })
    expect(page.view()).toBe('signingOut')
    const continueTo = 'https://issuer.example/end'
    await page.answer('endSession', succeeded({ continueTo }))
    expect([page.view(), page.token(), page.emitted]).toEqual([
      'guest',
      null,
      [{ type: 'session.signedOut', continueTo }],
    ])
  })

  test('a sign-out that does not get through is told, and the member stays', async () => {
    const page = await signedIn()
    page.send({ type: 'session.signOut' })
    await page.answer('endSession', nothing)
    expect([page.view(), page.emitted]).toEqual(['signingOut', []])
    await page.answer('loadSession', succeeded(freshMember))
    expect([page.view(), page.emitted]).toEqual(['member', [{ type: 'session.signOutFailed' }]])
  })

  test('a sign-out whose answer is lost is looked up, and counts where the host has made it', async () => {
    const page = await signedIn()
    page.send({ type: 'session.signOut' })
    await page.answer('endSession', nothing)
    await page.answer('loadSession', guest)
    expect([page.view(), page.token(), page.emitted]).toEqual([
      'guest',
      null,
      [{ type: 'session.signedOut', continueTo: null }],
    ])
  })

  test('a token that comes as good as ended does not set the page asking without pause', async () => {
    const page = startSession()
    await page.answer('loadSession', succeeded({ ...freshMember, expiresAt: '2026-11-20T09:59:00Z' }))
    await page.pass(4_000)
    expect(page.asked('loadSession')).toHaveLength(1)
    await page.pass(1_500)
    expect(page.asked('loadSession')).toHaveLength(2)
  })

  test('a session that cannot be reached is asked for again, by itself and by hand', async () => {
    const page = startSession()
    await page.answer('loadSession', nothing)
    expect([page.view(), isSessionReady(page.snapshot())]).toEqual(['unavailable', false])
    await page.pass(5_000)
    await page.answer('loadSession', nothing)
    page.send({ type: 'session.retry' })
    await page.answer('loadSession', guest)
    expect([page.view(), page.asked('loadSession').length]).toEqual(['guest', 3])
  })

  test('a guest who looked an order up is known until a member signs in', async () => {
    const page = startSession()
    await page.answer('loadSession', succeeded({ status: 'guest' as const, visitor }))
    expect(selectVisitor(page.snapshot())).toEqual(visitor)
    page.send({ type: 'session.visitorChanged', visitor: null })
    expect(selectVisitor(page.snapshot())).toBeNull()
  })

  test('[SH-10] a page that came with its member shows them at once; the token follows', async () => {
    const page = startSession(knownMember)
    const { snapshot } = page
    expect([page.view(), isMember(snapshot()), selectMember(snapshot())?.upmId]).toEqual([
      'member',
      true,
      'upm-1',
    ])
    expect([isSessionReady(snapshot()), isSessionSettled(snapshot()), page.token()]).toEqual([
      true,
      false,
      null,
    ])
    await page.answer('loadSession', succeeded(freshMember))
    expect([page.token(), page.emitted]).toEqual([freshMember.accessToken, []])
  })

  test('a token that does not come leaves the member of the page, and is asked for again', async () => {
    const page = startSession(knownMember)
    await page.answer('loadSession', nothing)
    expect([page.view(), page.token(), isSessionSettled(page.snapshot())]).toEqual(['member', null, true])
    await page.pass(5_000)
    await page.answer('loadSession', succeeded(freshMember))
    expect(page.token()).toBe(freshMember.accessToken)
  })

  test('[SE-01] a page that came with a member who has signed out meanwhile leads to sign-in', async () => {
    const page = startSession(knownMember)
    await page.answer('loadSession', guest)
    expect([page.view(), isMember(page.snapshot()), page.emitted]).toEqual([
      'guest',
      false,
      [{ type: 'session.ended' }],
    ])
  })

  test('[BY-22] a page that came for a guest with a pass asks for the pass, and again where it does not come; until then nothing changes', async () => {
    const page = startSession(knownByCode)
    expect([page.view(), isSessionReady(page.snapshot()), lacksPass(page.snapshot())]).toEqual([
      'guest',
      true,
      true,
    ])
    await page.answer('loadSession', nothing)
    expect([page.view(), selectPass(page.snapshot())]).toEqual(['guest', null])
    await page.pass(5_000)
    await page.answer('loadSession', succeeded({ status: 'guest' as const, visitor: guestByCode }))
    expect([page.view(), selectPass(page.snapshot()), lacksPass(page.snapshot())]).toEqual([
      'guest',
      guestByCode.pass,
      false,
    ])
    expect(page.asked('loadSession')).toHaveLength(2)
    expect(selectVisitorDetail(page.snapshot())).toEqual(visitor)
  })

  test('[BY-22] whoever has left meanwhile is not brought back by the answer', async () => {
    const page = startSession(knownByCode)
    page.send({ type: 'session.visitorChanged', visitor: null })
    expect([page.view(), selectVisitor(page.snapshot())]).toEqual(['guest', null])
    expect(page.snapshot().matches({ guest: 'known' })).toBe(true)
    // What was kept for them, offline codes among it, goes as at the end of a member's session.
    expect(page.emitted).toEqual([{ type: 'session.ended' }])
  })

  test('a page that came for a guest asks nobody, and knows whose order was looked up', () => {
    const page = startSession({ status: 'guest', visitor })
    expect([page.view(), page.asked('loadSession'), selectVisitor(page.snapshot())]).toEqual([
      'guest',
      [],
      visitor,
    ])
  })
})
