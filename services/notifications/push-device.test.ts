import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const { startCodeWorker, registeredWorker } = vi.hoisted(() => {
  vi.resetModules()
  return {
    startCodeWorker: vi.fn(async () => true),
    registeredWorker: vi.fn(async (): Promise<unknown> => undefined),
  }
})
vi.mock('../offline-codes/code-worker.ts', () => ({ startCodeWorker, registeredWorker }))

const { lookAtPushDevice, subscribePushDevice } = await import('./push-device.ts')

const endpoint = 'https://push.example/send/1'
const wire = { endpoint, keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) } }
const id = createHash('sha256').update(endpoint).digest('base64url')

const unsubscribe = vi.fn(async () => true)
const made = { endpoint, unsubscribe, toJSON: (): unknown => wire }
const subscribe = vi.fn(async (): Promise<unknown> => made)
const getSubscription = vi.fn(async (): Promise<unknown> => null)

const device = ({
  permission = 'default',
  answers = 'granted',
  standalone,
  hasPush = true,
}: {
  permission?: string
  answers?: string
  standalone?: boolean
  hasPush?: boolean
} = {}) => {
  registeredWorker.mockResolvedValue({ pushManager: { subscribe, getSubscription } })
  vi.stubGlobal('navigator', { ...(standalone !== undefined && { standalone }) })
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answers })
  if (hasPush) vi.stubGlobal('PushManager', class {})
}

describe('[BY-36] a browser and web push', () => {
  beforeEach(() => {
    vi.clearAllMocks()
    startCodeWorker.mockResolvedValue(true)
    subscribe.mockReset().mockResolvedValue(made)
    getSubscription.mockReset().mockResolvedValue(null)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is looked at without asking anybody, and is known by the hash of its endpoint', async () => {
    device()
    expect(await lookAtPushDevice()).toEqual({ kind: 'ready', id: null })
    getSubscription.mockResolvedValue(made)
    expect(await lookAtPushDevice()).toEqual({ kind: 'ready', id })
  })

  test('takes none without the parts for it; an iPhone takes some from its home screen', async () => {
    device({ hasPush: false })
    expect(await lookAtPushDevice()).toEqual({ kind: 'unsupported' })
    device({ hasPush: false, standalone: false })
    expect(await lookAtPushDevice()).toEqual({ kind: 'homeScreen' })
    device({ permission: 'denied' })
    expect(await lookAtPushDevice()).toEqual({ kind: 'blocked' })
  })

  test('is subscribed with the worker that shows what comes, by the host’s key', async () => {
    device()
    expect(await subscribePushDevice('key')).toEqual({ kind: 'subscribed', id, subscription: wire })
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'key' }]])
  })

  test.each([
    ['denied', 'blocked'],
    ['default', 'dismissed'],
  ])('a question that is answered with “%s” subscribes nothing', async (answers, kind) => {
    device({ answers })
    expect(await subscribePushDevice('key')).toEqual({ kind })
    expect([subscribe.mock.calls, startCodeWorker.mock.calls]).toEqual([[], []])
  })

  test('a subscription with another key of the shop’s gives way to a new one', async () => {
    device()
    subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'))
    getSubscription.mockResolvedValue(made)
    expect(await subscribePushDevice('key')).toMatchObject({ kind: 'subscribed' })
    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })

  test('fails where there is no worker, no service, or what it gives cannot be sent to', async () => {
    device()
    startCodeWorker.mockResolvedValueOnce(false)
    expect(await subscribePushDevice('key')).toEqual({ kind: 'failed' })
    subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'))
    expect(await subscribePushDevice('key')).toEqual({ kind: 'failed' })
    subscribe.mockResolvedValueOnce({ ...made, toJSON: () => ({ endpoint: 'http://push.example/1' }) })
    expect(await subscribePushDevice('key')).toEqual({ kind: 'failed' })
  })
})
