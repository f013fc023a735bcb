import { describe, expect, test } from 'vitest'
import { isOwnMachine, isSameOriginRequest, isSameSiteRequest } from './same-origin.ts'

const origin = 'https://shop.example'

describe('a changing request', () => {
  test.each<[Record<string, string>, boolean]>([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin }, false],
    [{ origin }, true],
    [{ origin: 'https://elsewhere.example' }, false],
    [{ origin: 'null' }, false],
    [{}, true],
  ])('with %j is ours: %s', (headers, ours) => {
    expect(isSameOriginRequest(new Headers(headers), origin)).toBe(ours)
  })
})

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-site', origin: 'https://www.shop.example' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin }, false],
  [{ origin: 'https://elsewhere.example' }, false],
  [{}, true],
])('a request with %j is of our site: %s', (headers, ours) => {
  expect(isSameSiteRequest(new Headers(headers), origin)).toBe(ours)
})

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['127.0.0.1:80', true],
  ['[::1]:3000', true],
  ['localhost.elsewhere.example', false],
  ['127.0.0.1.elsewhere.example', false],
  ['shop.example', false],
])('%s is this machine: %s', (host, own) => {
  expect(isOwnMachine(host)).toBe(own)
})
