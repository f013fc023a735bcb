import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import type { PushSubscription } from '../../../contract/notifications/notification.ts'
import type { SandboxMail } from '../../../contract/sandbox/sandbox-mails.ts'

/** A zone in which it is around noon now, so that nothing waits for the end of quiet hours. */
export const zoneAtNoon = zoneAt(12)

/** A zone in which it is around midnight. */
export const zoneAtMidnight = zoneAt(0)

/** `Etc` names zones with their sign the other way round. */
function zoneAt(hour: number): string {
  const offset = ((hour - new Date().getUTCHours() + 35) % 24) - 11
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

/** Plays the warehouse and the carrier of an order, up to a step. */
export const playParcel = async (
  request: APIRequestContext,
  orderNumber: string,
  last: 'SHIPPED' | 'OUT_FOR_DELIVERY',
): Promise<void> => {
  const steps = ['SHIPPED', ...(last === 'OUT_FOR_DELIVERY' ? [last] : [])]
  for (const step of steps) {
    const answer = await request.post(`/api/sandbox/parcels/${orderNumber}`, { data: { step } })
    expect(answer.ok()).toBe(true)
  }
}

/** Messages about an order on one way that have left, newest first. */
export const toldBy = async (
  request: APIRequestContext,
  orderNumber: string,
  channel: 'email' | 'text',
  kind: string = 'notification',
): Promise<readonly SandboxMail[]> => {
  const answer = await request.get('/api/sandbox/mails', { params: { orderNumber, channel, kind } })
  const mails = (await answer.json()) as readonly SandboxMail[]
  return mails.filter(({ status }) => ['SENT', 'KEPT'].includes(status))
}

type Pushed = { readonly message: { readonly event: string; readonly path: string; readonly body: string } }

/** What reached browsers of an order by web push, newest first. */
export const pushedOf = async (
  request: APIRequestContext,
  orderNumber: string,
): Promise<readonly Pushed[]> => {
  const answer = await request.get('/api/sandbox/push_messages', { params: { orderNumber } })
  return (await answer.json()) as readonly Pushed[]
}

/** Address of the stop page at the end of a message. */
export const stopLinkOf = (text: string): string => {
  const [link = ''] = /\/\S*orders\/stop#[\w.-]+/.exec(text) ?? []
  return link.replace(/^\/\/[^/]+/, '')
}

let phones = 0

/** A phone of Washington, D.C., that no other test has codes sent to: one gets five an hour. Each worker has a hundred. */
export const newPhone = (): string => {
  phones += 1
  const number = test.info().workerIndex * 100 + phones
  return `(202) 555-${String(number).padStart(4, '0')}`
}

/** The newest code that was texted about an order. */
export const codeTexted = async (request: APIRequestContext, orderNumber: string): Promise<string> => {
  const newest = async () => {
    const answer = await request.get('/api/sandbox/mails', { params: { orderNumber, kind: 'phoneCode' } })
    const [text] = (await answer.json()) as readonly SandboxMail[]
    return /\d{6}/.exec(text?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(newest).not.toBe('')
  return newest()
}

type Permission = 'granted' | 'denied' | 'default'

/** Has this page's browser be one of the sandbox's push service: no service of a browser's maker can be reached from a test. */
export const bringsPush = async (
  page: Page,
  { permission = 'default', answer = 'granted' }: { permission?: Permission; answer?: Permission } = {},
): Promise<PushSubscription> => {
  const made = await page.request.post('/api/sandbox/push_browsers', { data: {} })
  const subscription = (await made.json()) as PushSubscription
  await page.addInitScript(
    ({ subscription, permission, answer }) => {
      const key = 'push-of-the-test'
      const subscribed = () => ({
        endpoint: subscription.endpoint,
        toJSON: () => subscription,
        unsubscribe: async () => true,
      })
      const manager = {
        getSubscription: async () => (localStorage.getItem(key) === null ? null : subscribed()),
        subscribe: async () => {
          localStorage.setItem(key, '1')
          return subscribed()
        },
      }
      let state = permission
      Object.defineProperty(globalThis, 'Notification', {
        configurable: true,
        value: {
          get permission() {
            return state
          },
          requestPermission: async () => {
            state = answer
            return answer
          },
        },
      })
      Object.defineProperty(globalThis, 'PushManager', {
        configurable: true,
        value: function PushManager() {},
      })
      const registration = {
        active: Object.assign(new EventTarget(), { state: 'activated' }),
        pushManager: manager,
        unregister: async () => true,
      }
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        configurable: true,
        get: () => ({ register: async () => registration, getRegistration: async () => registration }),
      })
    },
    { subscription, permission, answer },
  )
  return subscription
}
