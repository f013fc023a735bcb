import { expect, test } from 'vitest'
import { parseRequests } from './requests-file.ts'

test.each([
  ['{', 'The file of --orders is not JSON.'],
  [
    '{"requests":[{"call":"getOrders"}]}',
    'The file of --orders: requests.0.call is no call of the contract.',
  ],
])('a file of requests that says %s is refused', (text, line) => {
  expect(() => parseRequests(text)).toThrow(line)
})
