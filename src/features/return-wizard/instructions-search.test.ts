import { expect, test } from 'vitest'
import { instructionsSearch } from './instructions-search.ts'

test('[RS-02 A-42] the redirect adds pageView, removes selected and redirectPath, and adds emailSent only after a store-return e-mail', () => {
  const search = { selected: '00012', redirectPath: '/orders/returns/RN1', standalone: true }
  expect(instructionsSearch(search, false)).toEqual({ standalone: true, pageView: true })
  expect(instructionsSearch(search, true)).toEqual({ standalone: true, pageView: true, emailSent: true })
  expect(instructionsSearch({ step: 'method' }, false)).toEqual({ pageView: true })
})
