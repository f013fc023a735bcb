import { describe, expect, test } from 'vitest'
import { notificationsMachine } from '../../machines/notifications/notifications.machine.ts'
import {
  selectChoiceView,
  selectIsFull,
  selectIsPushedHere,
  selectIsToldHere,
  selectNotificationsView,
  selectOtherDevices,
  selectPushView,
} from '../../machines/notifications/notifications.selectors.ts'
import type { NotificationsInput } from '../../machines/notifications/notifications.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { journeysWith } from '../lib/journey.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import {
  everythingOn,
  otherDevice,
  sampleDevice,
  samplePhoneSent,
  sampleStanding,
  sampleSubscription,
} from '../samples/notification-samples.ts'
import { problem, walkTime } from '../samples/samples.ts'
import { sampleInput } from './notifications.model.ts'

const startJourney = journeysWith({
  begins: walkTime,
  listeners: ['watchPage', 'watchNetwork'],
  hears: [],
})

const open = (input: Partial<NotificationsInput> = {}) => {
  const journey = startJourney({
    machine: notificationsMachine,
    input: (now) => ({ ...sampleInput, known: sampleStanding(), now, ...input }),
    keep: (call) => ({ phoneConfirmation: call('phoneConfirmation') }),
  })
  return {
    ...journey,
    sees: () => selectNotificationsView(journey.snapshot()),
    choice: () => selectChoiceView(journey.snapshot()),
    push: () => selectPushView(journey.snapshot()),
    requests: () => journey.asked('attempt').map((input) => (input as { request: unknown }).request),
  }
}
const toggle = (channel: 'email' | 'text' | 'push') => ({ type: 'channel.toggle', channel }) as const
const save = { type: 'choice.save' } as const
const withDevices = (...devices: string[]) =>
  sampleStanding({
    chosen: ['email', 'push'],
    push: { publicKey: 'k', devices, maxDevices: 2 },
  })

describe('order updates: pinned journeys', () => {
  test('[BY-36] texts and web push are chosen together, and saved once', async () => {
    const page = open()
    expect([page.sees(), page.push(), page.asked('loadNotifications')]).toEqual([
      'choosing',
      'pushLooking',
      [],
    ])
    page.send(toggle('push'))
    expect(selectIsPushedHere(page.snapshot())).toBe(false)
    await page.answer('lookAtDevice', { kind: 'ready', id: null })
    page.send(toggle('text'))
    page.send(toggle('push'))
    page.send(save)
    page.send(save)
    expect([page.choice(), page.asked('subscribeDevice')]).toEqual([
      'subscribing',
      [{ publicKey: `B${'k'.repeat(86)}` }],
    ])
    await page.answer('subscribeDevice', {
      kind: 'subscribed',
      id: sampleDevice,
      subscription: sampleSubscription,
    })
    expect(page.requests()).toEqual([
      {
        channels: ['email', 'text', 'push'],
        phone: 'order',
        subscription: sampleSubscription,
        forget: null,
        timeZone: 'America/New_York',
        language: 'en',
      },
    ])
    await page.answer('attempt', doneAs(everythingOn))
    expect([page.choice(), selectIsToldHere(page.snapshot()), page.emitted]).toEqual(['saved', true, []])
  })

  test('[BY-36] a question that is refused or closed saves nothing, and what else was ticked stays', async () => {
    const page = open()
    await page.answer('lookAtDevice', { kind: 'ready', id: null })
    page.send(toggle('email'))
    page.send(toggle('push'))
    page.send(save)
    await page.answer('subscribeDevice', { kind: 'dismissed' })
    expect([page.push(), page.choice(), selectIsPushedHere(page.snapshot())]).toEqual([
      'pushDismissed',
      'open',
      false,
    ])
    page.send(toggle('push'))
    page.send(save)
    await page.answer('subscribeDevice', { kind: 'blocked' })
    expect([page.push(), page.asked('attempt'), page.snapshot().context.draft.email]).toEqual([
      'pushBlocked',
      [],
      false,
    ])
    page.send({ type: 'page.shown' })
    await page.answer('lookAtDevice', { kind: 'ready', id: null })
    expect(page.push()).toBe('pushReady')
  })

  test('[BY-41] other browsers stay as they are, and are all forgotten when that is asked for', async () => {
    const page = open({ known: withDevices(otherDevice) })
    await page.answer('lookAtDevice', { kind: 'ready', id: null })
    expect([selectIsPushedHere(page.snapshot()), selectOtherDevices(page.snapshot())]).toEqual([false, 1])
    page.send(toggle('email'))
    page.send(save)
    await page.answer('attempt', doneAs(withDevices(otherDevice)))
    page.send({ type: 'push.end' })
    expect(selectOtherDevices(page.snapshot())).toBe(0)
    page.send(save)
    expect(page.requests().map((request) => (request as { channels: unknown }).channels)).toEqual([
      ['push'],
      ['email'],
    ])
  })

  test('[BY-41] one browser is let go of and the others stay; with the last one web push is off', async () => {
    const page = open({ known: withDevices(sampleDevice, otherDevice) })
    await page.answer('lookAtDevice', { kind: 'ready', id: sampleDevice })
    page.send(toggle('push'))
    expect([selectIsPushedHere(page.snapshot()), selectOtherDevices(page.snapshot())]).toEqual([false, 1])
    page.send(save)
    await page.answer('attempt', doneAs(withDevices(sampleDevice)))
    page.send(toggle('push'))
    page.send(save)
    expect(page.requests()).toMatchObject([
      { channels: expect.arrayContaining(['push']), forget: sampleDevice },
      { channels: expect.not.arrayContaining(['push']), forget: sampleDevice },
    ])
  })

  test('[BY-41] what was switched off on all devices stays so while this browser is looked at again', async () => {
    const page = open({ known: withDevices(otherDevice) })
    await page.answer('lookAtDevice', { kind: 'blocked' })
    page.send({ type: 'push.end' })
    page.send({ type: 'page.shown' })
    await page.answer('lookAtDevice', { kind: 'blocked' })
    expect(selectOtherDevices(page.snapshot())).toBe(0)
    page.send(save)
    expect(page.requests()).toMatchObject([{ channels: expect.not.arrayContaining(['push']), forget: null }])
  })

  test('[BY-41] where as many browsers are told as there may be, this one cannot be chosen', async () => {
    const page = open({ known: withDevices(otherDevice, 'third') })
    await page.answer('lookAtDevice', { kind: 'ready', id: null })
    page.send(toggle('push'))
    expect([selectIsFull(page.snapshot()), selectIsPushedHere(page.snapshot())]).toEqual([true, false])
  })

  test('[BY-37] a phone that was confirmed is ticked, and told by the next save', async () => {
    const page = open({ known: sampleStanding({ phones: { order: null, other: null } }) })
    page.send(toggle('text'))
    expect(page.snapshot().context.draft.text).toBe(false)
    page.send({ type: 'phone.add' })
    expect(page.sees()).toBe('phone')
    await page.answer('phoneConfirmation', { confirmed: samplePhoneSent.phone })
    expect(page.choice()).toBe('phoneConfirmed')
    page.send(save)
    expect(page.requests()).toMatchObject([{ channels: ['email', 'text'], phone: 'other' }])
  })

  test('[BY-36] what cannot be had says so, with what is on', async () => {
    const page = open()
    page.send(toggle('text'))
    page.send(save)
    await page.answer('attempt', refusedAs('notification_channel'))
    await page.answer('loadNotifications', succeeded(sampleStanding()))
    expect([page.choice(), page.snapshot().context.draft.text]).toEqual(['refused', false])
    page.send(toggle('email'))
    expect([page.choice(), page.snapshot().context.refusedAs]).toEqual(['open', null])
  })

  test('[BY-36] a choice from before a reload is looked up; nobody knows of one that cannot be', async () => {
    const page = open({ pendingKey: 'key-1' })
    expect(page.asked('attempt')).toEqual([
      { target: { orderNumber: 'C00000001' }, request: null, pendingKey: 'key-1' },
    ])
    await page.answer('attempt', notConfirmed)
    expect(page.choice()).toBe('unconfirmed')
    page.send({ type: 'choice.look' })
    await page.answer('loadNotifications', succeeded(everythingOn))
    expect(page.choice()).toBe('open')
  })

  test.each([
    ['a member, whose order it is not', true, problem(404, 'order_not_found'), 'unknown', ['error.reported']],
    ['a member who is signed out', true, { kind: 'unauthorized' }, 'leaving', ['session.rejected']],
    ['a guest whose order it is not', false, problem(404, 'order_not_found'), 'leaving', ['noMatch']],
    ['a guest who may look no longer', false, { kind: 'unauthorized' }, 'leaving', ['unavailable']],
    ['a guest where the host fails', false, problem(503, 'unavailable'), 'failed', ['error.reported']],
  ] as const)('[BY-36] %s', async (_, isMember, failure, view, facts) => {
    const page = open({ isMember, known: null })
    await page.answer('loadNotifications', failed(failure))
    const told = page.emitted.map((event) => (event.type === 'order.unreachable' ? event.reason : event.type))
    expect([page.sees(), told]).toEqual([view, facts])
  })
})
