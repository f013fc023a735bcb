import { expect, it } from 'vitest'
import { staleAuthorizationPage } from './authorization-page.ts'

it('finds docs/authorization.md as `npm run docs` writes it', () => {
  expect(staleAuthorizationPage()).toEqual([])
})
