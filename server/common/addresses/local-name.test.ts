import { expect, test } from 'vitest'
import { isLocalName } from './local-name.ts'

test.each([
  ['localhost', true],
  ['shop.localhost', true],
  ['LOCALHOST', true],
  ['127.0.0.1', true],
  ['127.9.8.7', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['128.0.0.1', false],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
  ['shop.example', false],
  ['', false],
])('%j stands for this machine alone: %s', (name, local) => {
  expect(isLocalName(name)).toBe(local)
})
