import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createStopNotificationsMachine } from '../../machines/stop-notifications/stop-notifications.actors.ts'
import type { Http } from '../../services/http/http.ts'
import { succeeded } from '../../services/http/result.ts'
import { sampleStop } from '../samples/notification-samples.ts'
import { startKeys } from '../samples/sample-keys.ts'

const open = async (hash: string) => {
  const replaceState = vi.fn()
  const call = vi.fn(async () => succeeded(sampleStop))
  const page = {
    location: { hash, pathname: '/us/en/orders/stop', search: '?standalone=true' },
    history: { state: { of: 'the router' }, replaceState },
  } as unknown as Pick<Window, 'location' | 'history'>
  const http = { call } as unknown as Http
  vi.stubGlobal('window', new EventTarget())
  const actor = createActor(createStopNotificationsMachine({ http, keys: startKeys().keys }, () => page))
  actor.start()
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('skeleton'))
  actor.stop()
  vi.unstubAllGlobals()
  return { context, replaceState, call }
}

describe('[BY-40] the code of a link', () => {
  test('is taken out of the address at once, and goes to the host in a header alone', async () => {
    const { context, replaceState, call } = await open('#C00000001.t.mac')
    expect(context.code).toBe('C00000001.t.mac')
    expect(replaceState.mock.calls).toEqual([
      [{ of: 'the router' }, '', '/us/en/orders/stop?standalone=true'],
    ])
    expect(call.mock.calls.at(0)?.at(1 as never)).toMatchObject({ linkCode: 'C00000001.t.mac' })
  })

  test('is missed where there is none, and nobody is asked', async () => {
    const { context, replaceState, call } = await open('')
    expect([context.code, replaceState.mock.calls, call.mock.calls]).toEqual([null, [], []])
  })
})
