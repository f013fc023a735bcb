import { expect, test } from 'vitest'
import { mutationPage } from './mutation-page.ts'
import { percentOf, scoreOf } from './score.ts'

test('a change that fails a test or never ends is noticed; one that was left out or does not load counts for nothing', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'] as const
  const score = scoreOf(statuses.map((status) => ({ status })))
  expect([score, percentOf(score)]).toEqual([{ noticed: 2, missed: 2 }, 50])
  expect(percentOf({ noticed: 0, missed: 0 })).toBe(100)
})

test('the page has the score of each group and area, and what was missed', () => {
  const missedMutants = ['domain/a/a.ts:3:5 StringLiteral → `x`']
  const page = mutationPage(
    [
      { name: 'domain/a', group: 'domain', noticed: 3, missed: 1, missedMutants },
      { name: 'domain/b', group: 'domain', noticed: 4, missed: 0, missedMutants: [] },
    ],
    ['machines/a'],
  )
  expect(page).toContain('Not measured yet: `machines/a`.')
  expect(page).toContain('| domain | 8 | 7 | 87.50 % | 90 % |')
  expect(page).toContain('| domain/a | 4 | 3 | 75.00 % |')
  expect(page).toContain('- `domain/a/a.ts:3:5 StringLiteral → ’x’`')
  expect(page).not.toContain('### domain/b')
})
