import { describe, expect, test } from 'vitest'
import {
  isMember,
  isSessionReady,
  isSessionSettled,
  selectMember,
  selectVisitor,
} from '../../machines/session/session.selectors.ts'
import type { KnownSession } from '../../machines/session/session.types.ts'
import { succeeded } from '../../services/http/result.ts'
import { defect } from '../samples/samples.ts'
import { freshMember, visitor } from './session.model.ts'
import { guest, laterMember, nothing, startSession } from './session.parts.ts'

const member = succeeded(freshMember)
const start = (known: KnownSession | null = null) => {
  const journey = startSession(known)
  const calls = () => journey.asked('loadSession').length
  const who = () => ({
    view: journey.view(),
    ready: isSessionReady(journey.snapshot()),
    settled: isSessionSettled(journey.snapshot()),
    member: isMember(journey.snapshot()),
  })
  return { ...journey, calls, who }
}
const signedIn = async () => {
  const page = start()
  await page.answer('loadSession', member)
  return page
}

describe('session: who is looking', () => {
  test('is told in every state', async () => {
    const page = start()
    expect(page.who()).toEqual({ view: 'booting', ready: false, settled: false, member: false })
    await page.breaks('loadSession', defect)
    expect(page.who()).toEqual({ view: 'unavailable', ready: false, settled: true, member: false })
    page.send({ type: 'session.retry' })
    expect(page.who()).toEqual({ view: 'booting', ready: false, settled: false, member: false })
    await page.answer('loadSession', member)
    expect(page.who()).toEqual({ view: 'member', ready: true, settled: true, member: true })
    page.send({ type: 'session.rejected' })
    expect(page.who()).toEqual({ view: 'member', ready: true, settled: false, member: true })
    await page.answer('loadSession', member)
    page.send({ type: 'session.signOut' })
    expect(page.who()).toEqual({ view: 'signingOut', ready: true, settled: false, member: true })
    await page.breaks('endSession', defect)
    expect(page.who()).toEqual({ view: 'signingOut', ready: true, settled: false, member: true })
    await page.answer('loadSession', guest)
    expect(page.who()).toEqual({ view: 'guest', ready: true, settled: true, member: false })
    expect([selectMember(page.snapshot()), page.token()]).toEqual([null, null])
  })

  test('a session that cannot be reached is asked for again after five seconds', async () => {
    const page = start()
    await page.answer('loadSession', nothing)
    await page.pass(4_999)
    expect([page.view(), page.calls()]).toEqual(['unavailable', 1])
    await page.pass(1)
    expect([page.view(), page.calls()]).toEqual(['booting', 2])
  })

  test('a guest who finds an order is known by it', () => {
    const page = start({ status: 'guest', visitor: null })
    page.send({ type: 'session.visitorChanged', visitor })
    expect(selectVisitor(page.snapshot())).toEqual(visitor)
  })

  test('a member whose session ended leaves the page to the guest that the host names', async () => {
    const page = await signedIn()
    expect(selectVisitor(page.snapshot())).toBeNull()
    page.send({ type: 'session.rejected' })
    await page.answer('loadSession', succeeded({ status: 'guest' as const, visitor }))
    expect([page.view(), selectVisitor(page.snapshot()), selectMember(page.snapshot())]).toEqual([
      'guest',
      visitor,
      null,
    ])
  })
})

describe('session: a renewal', () => {
  test('that breaks is tried again after five seconds, and the page stays as it is', async () => {
    const page = await signedIn()
    page.send({ type: 'session.rejected' })
    await page.breaks('loadSession', defect)
    expect([page.who(), page.token()]).toEqual([
      { view: 'member', ready: true, settled: true, member: true },
      freshMember.accessToken,
    ])
    await page.pass(4_999)
    expect(page.calls()).toBe(2)
    await page.pass(1)
    expect(page.calls()).toBe(3)
  })

  test('that has failed is tried at once where the host refuses the token', async () => {
    const page = await signedIn()
    page.send({ type: 'session.rejected' })
    await page.answer('loadSession', nothing)
    page.send({ type: 'session.rejected' })
    expect(page.calls()).toBe(3)
  })

  test('is asked for by a page that is seen again only where it is due', async () => {
    const page = await signedIn()
    page.send({ type: 'page.hidden' })
    page.send({ type: 'page.shown' })
    expect(page.calls()).toBe(1)
    const { accessToken: _, ...due } = { ...freshMember, expiresAt: '2026-11-20T10:01:00Z' }
    const asleep = start(due)
    await asleep.answer('loadSession', nothing)
    expect(asleep.calls()).toBe(1)
    asleep.send({ type: 'page.shown' })
    expect(asleep.calls()).toBe(2)
  })

  test('does not keep a member from signing out', async () => {
    const page = await signedIn()
    page.send({ type: 'session.rejected' })
    page.send({ type: 'session.signOut' })
    expect([page.view(), page.isPending('loadSession'), page.asked('endSession')]).toEqual([
      'signingOut',
      false,
      [{ everywhere: false }],
    ])
  })
})

describe('session: signing out', () => {
  const signsOut = async () => {
    const page = await signedIn()
    page.send({ type: 'session.signOut' })
    await page.answer('endSession', nothing)
    return page
  }
  const failedOut = { type: 'session.signOutFailed' }

  test('is here or on all devices, as it was last asked for', async () => {
    const page = await signedIn()
    page.send({ type: 'session.signOutEverywhere' })
    await page.answer('endSession', nothing)
    await page.answer('loadSession', member)
    page.send({ type: 'session.signOut' })
    expect(page.asked('endSession')).toEqual([{ everywhere: true }, { everywhere: false }])
  })

  test('that failed leaves the member with the token that the look-up brought', async () => {
    const page = await signsOut()
    await page.answer('loadSession', succeeded(laterMember))
    expect([page.view(), page.token(), page.emitted]).toEqual(['member', 'token-2', [failedOut]])
  })

  test('that nobody knows of leaves the member as they were', async () => {
    const lost = await signsOut()
    await lost.answer('loadSession', nothing)
    const broken = await signsOut()
    await broken.breaks('loadSession', defect)
    for (const page of [lost, broken]) {
      expect([page.view(), page.token(), page.emitted]).toEqual([
        'member',
        freshMember.accessToken,
        [failedOut],
      ])
    }
  })

  test('a guest, or a page that does not know yet, has nothing to sign out of', async () => {
    const page = start()
    page.send({ type: 'session.signOut' })
    expect(page.view()).toBe('booting')
    await page.answer('loadSession', guest)
    page.send({ type: 'session.signOutEverywhere' })
    page.send({ type: 'session.rejected' })
    expect([page.view(), page.asked('endSession')]).toEqual(['guest', []])
  })
})
