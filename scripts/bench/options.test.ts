import { expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { pageKeys } from './shop/pages.ts'

it('keeps the figures of a whole run alone', () => {
  expect(readOptions([])).toEqual({ pages: pageKeys, runs: 3, loadSeconds: 10, isWhole: true })
  expect(readOptions(['--quick'])).toMatchObject({ pages: pageKeys, runs: 1, isWhole: false })
  expect(readOptions(['--page', 'wizard', '--page', 'history'])).toMatchObject({
    pages: ['history', 'wizard'],
    runs: 3,
    isWhole: false,
  })
})

it('says which pages there are', () => {
  expect(() => readOptions(['--page', 'bag'])).toThrow('No such page: bag. There are history, detail,')
})
