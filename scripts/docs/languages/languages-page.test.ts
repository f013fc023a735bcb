import { expect, it } from 'vitest'
import { root } from '../../gate/run-command.ts'
import { isLanguagesPageStale } from './languages-page.ts'

it('docs/languages.md is as `npm run docs` writes it', () => {
  expect(isLanguagesPageStale(root)).toBe(false)
})
