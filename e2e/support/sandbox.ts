import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import type { Fault, FaultRequest, Scenario } from '../../contract/sandbox/sandbox.ts'
import type { AnalyticsEvent, ErrorReport } from '../../contract/session/telemetry.ts'

/** Password of every sample member (docs/sandbox.md). */
export const samplePassword = 'podium-sample'

export type SampleMember = { readonly member: string; readonly upmId: string; readonly password: string }

type NewMember = {
  readonly country?: string
  readonly language?: 'en' | 'pl' | 'ar'
  readonly accountType?: 'member' | 'swoosh'
  readonly orders?: number
  readonly partnerOrders?: number
  readonly consent?: boolean
  /** Addresses in the book; the first one is preferred. */
  readonly addresses?: number
}

type NewFault = Omit<FaultRequest, 'times'> & { readonly times?: number }

type NewOrder = {
  readonly from?: string
  readonly member?: string | null
  readonly email?: string
  readonly country?: string
  readonly rule?: 'complete' | 'pending' | 'denied' | 'slow' | 'failing'
  readonly ageMinutes?: number
}

/** The host's sandbox, as a test plays it. Tests make members and orders of their own and share none. */
export type Sandbox = {
  readonly scenarios: (tag: string) => Promise<readonly Scenario[]>
  readonly newMember: (wish?: NewMember) => Promise<SampleMember>
  readonly newOrder: (wish?: NewOrder) => Promise<Scenario & { readonly orderNumber: string }>
  /** An order with a return, and both numbers. */
  readonly newReturn: (
    from: string,
    member: string,
  ) => Promise<{ readonly orderNumber: string; readonly returnNumber: string }>
  readonly addFault: (fault: NewFault) => Promise<{ readonly takeAway: () => Promise<void> }>
  /** Error reports that the host keeps, with this text in their message, newest first. */
  readonly reports: (contains: string) => Promise<readonly ErrorReport[]>
  /** Events of this name that the host keeps, newest first. */
  readonly events: (name: string) => Promise<readonly AnalyticsEvent[]>
  /** Waits until the host has completed the job at this address, asking as the member of this browser. */
  readonly jobIsDone: (member: BrowserContext, url: string) => Promise<void>
  /** Cancels an order by the API as the member of this browser, and waits until it is done. */
  readonly cancelOrder: (member: BrowserContext, orderNumber: string) => Promise<void>
}

/** Header of the member whose session this browser has. */
export const bearer = async (asMember: APIRequestContext) => {
  const { accessToken } = (await (await asMember.get('/session')).json()) as { accessToken: string }
  return { Authorization: `Bearer ${accessToken}` }
}

const jobIsDone = async (asMember: APIRequestContext, url: string) => {
  const headers = await bearer(asMember)
  await expect
    .poll(async () => (await (await asMember.get(url, { headers })).json()).status, { timeout: 20_000 })
    .toBe('COMPLETED')
}

export const createSandbox = (request: APIRequestContext): Sandbox => {
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const answer = await request.post(`/api/sandbox/${path}`, { data })
    if (!answer.ok()) throw new Error(`sandbox ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return {
    scenarios: async (tag) => {
      const answer = await request.get('/api/sandbox/scenarios', { params: { tag } })
      return (await answer.json()) as Scenario[]
    },
    newMember: (wish = {}) => post('members', wish),
    newOrder: (wish = {}) => post('orders', wish),
    newReturn: async (from, member) => {
      const { orderNumber, parentOrderNumber } = await post<Scenario>('orders', { from, member })
      if (!orderNumber || !parentOrderNumber) throw new Error(`${from} has no return`)
      return { orderNumber: parentOrderNumber, returnNumber: orderNumber }
    },
    addFault: async (fault) => {
      const { id } = await post<Fault>('faults', fault)
      return {
        takeAway: async () => {
          const answer = await request.delete('/api/sandbox/faults', { params: { id } })
          expect(answer.status()).toBe(200)
        },
      }
    },
    reports: async (contains) => {
      const answer = await request.get('/api/sandbox/telemetry', { params: { contains } })
      return ((await answer.json()) as { errors: ErrorReport[] }).errors
    },
    events: async (name) => {
      const answer = await request.get('/api/sandbox/telemetry', { params: { name } })
      return ((await answer.json()) as { events: AnalyticsEvent[] }).events
    },
    cancelOrder: async ({ request: asMember }, orderNumber) => {
      const headers = await bearer(asMember)
      const path = '/api/order_mgmt/ordermods/v1'
      const asked = await asMember.post(`${path}/${orderNumber}/cancelOrder`, {
        headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        data: { authorizationInfo: {}, orderNumber, omsRegionReference: 'NIKEUS' },
      })
      if (asked.status() !== 202)
        throw new Error(`cancel ${orderNumber}: ${asked.status()} ${await asked.text()}`)
      const { id } = (await asked.json()) as { id: string }
      await jobIsDone(asMember, `${path}/jobs/${id}`)
    },
    jobIsDone: ({ request: asMember }, url) => jobIsDone(asMember, url),
  }
}
