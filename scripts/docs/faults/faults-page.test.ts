import { expect, it } from 'vitest'
import { staleFaultsPage } from './faults-page.ts'

it('finds docs/faults.md as `npm run docs` writes it', () => {
  expect(staleFaultsPage()).toEqual([])
})
