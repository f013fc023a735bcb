import type { NotificationStanding } from '../../contract/notifications/notification.ts'
import type { NotificationStop } from '../../contract/notifications/notification-calls.ts'
import { walkTime } from './samples.ts'

export const sampleDevice = 'd'.repeat(43)
export const otherDevice = 'o'.repeat(43)

/** An order that has been placed: mail is on, everything can be had, nobody has chosen yet. */
export const sampleStanding = (changes: Partial<NotificationStanding> = {}): NotificationStanding => ({
  orderNumber: 'C00000001',
  offered: ['email', 'text', 'push'],
  chosen: ['email'],
  email: 'l•••@example.com',
  phones: { order: '+1 ••• ••12', other: null },
  phone: null,
  push: { publicKey: `B${'k'.repeat(86)}`, devices: [], maxDevices: 5 },
  events: ['shipped', 'outForDelivery', 'lastDays'],
  quietHours: { from: '21:00', until: '08:00' },
  timeZone: null,
  chosenAt: null,
  ...changes,
})

export const sampleSubscription = {
  endpoint: 'https://push.example/send/1',
  keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
}

/** What is on once everything was chosen on this browser. */
export const everythingOn = sampleStanding({
  chosen: ['email', 'text', 'push'],
  phone: 'order',
  push: { publicKey: `B${'k'.repeat(86)}`, devices: [sampleDevice], maxDevices: 5 },
  timeZone: 'America/New_York',
  chosenAt: new Date(walkTime).toISOString(),
})

export const samplePhoneSent = {
  phone: '+1 ••• ••34',
  expiresAt: new Date(walkTime + 600_000).toISOString(),
  nextAt: new Date(walkTime + 60_000).toISOString(),
}

export const sampleStop: NotificationStop = { orderNumber: 'C00000001', channel: 'text', isOn: true }
