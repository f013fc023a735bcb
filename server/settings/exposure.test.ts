import { expect, test } from 'vitest'
import { exposureWarning } from './exposure.ts'
import { readSettings } from './settings.ts'

const away = { BATON_SANDBOX: '0', BATON_API_BASE: 'https://api.shop.example' }

test.each<[Record<string, string>, string | null]>([
  [{}, null],
  [{ HOST: '127.0.0.1' }, null],
  [{ HOST: '::1', BATON_ORIGIN: 'http://localhost:8080' }, null],
  [{ BATON_ORIGIN: 'https://shop.localhost' }, null],
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
  [{ HOST: '::' }, 'HOST=::'],
  [{ HOST: 'shop-1' }, 'HOST=shop-1'],
  [{ BATON_ORIGIN: 'https://shop.example' }, 'BATON_ORIGIN=https://shop.example'],
  [
    { HOST: '0.0.0.0', BATON_ORIGIN: 'https://shop.example' },
    'HOST=0.0.0.0 and BATON_ORIGIN=https://shop.example',
  ],
  [{ ...away, HOST: '0.0.0.0', BATON_ORIGIN: 'https://shop.example' }, null],
])('with %j the sandbox is open to the network by %s', (env, by) => {
  const first = by === null ? undefined : `WARNING: the sandbox is open to the network by ${by}.`
  expect(exposureWarning(readSettings(env, '/'))?.split('\n')[0]).toBe(first)
})
