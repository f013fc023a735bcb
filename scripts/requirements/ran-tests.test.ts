import { expect, test } from 'vitest'
import { testsOfPlaywright, testsOfVitest } from './ran-tests.ts'

const ran = (fullName: string, status: string, duration: number | null = 12.4) => ({
  fullName,
  status,
  duration,
})

test('tests of Vitest are told apart by their files; those of two databases are one, which failed where one run did', () => {
  const tests = testsOfVitest(
    {
      testResults: [
        {
          name: '/shop/domain/money.test.ts',
          assertionResults: [ran('sums', 'passed'), ran('later', 'pending')],
        },
        { name: '/shop/server/orders.api.test.ts', assertionResults: [ran('lists', 'passed', 1_000)] },
        { name: '/shop/server/orders.api.test.ts', assertionResults: [ran('lists', 'failed', 1_500)] },
        {
          name: '/shop/model-tests/lamp.test.ts',
          assertionResults: [
            { ...ran('lit', 'passed', null), meta: { took: { lamp: ['dark · press #1 → lit'] } } },
          ],
        },
      ],
    },
    '/shop/',
  )
  expect(tests).toEqual([
    { title: 'sums', file: 'domain/money.test.ts', kind: 'unit', result: 'passed', seconds: 0.012 },
    { title: 'lists', file: 'server/orders.api.test.ts', kind: 'api', result: 'failed', seconds: 2.5 },
    {
      title: 'lit',
      file: 'model-tests/lamp.test.ts',
      kind: 'model',
      result: 'passed',
      seconds: 0,
      took: { lamp: ['dark · press #1 → lit'] },
    },
  ])
})

test('tests of Playwright have the titles around them, and the file of their suite', () => {
  const spec = (title: string, ok: boolean, status = 'passed') => ({
    title,
    ok,
    tests: [{ results: [{ status, duration: 2_345.6 }] }],
  })
  const tests = testsOfPlaywright({
    suites: [
      {
        title: 'model/lamp.browser.spec.ts',
        specs: [spec('every state', true)],
        suites: [
          { title: '[MT-02] lamp', specs: [spec('1: pressed', false, 'failed'), spec('2', true, 'skipped')] },
        ],
      },
    ],
  })
  expect(tests).toEqual([
    {
      title: 'every state',
      file: 'e2e/model/lamp.browser.spec.ts',
      kind: 'browser',
      result: 'passed',
      seconds: 2.346,
    },
    {
      title: '[MT-02] lamp 1: pressed',
      file: 'e2e/model/lamp.browser.spec.ts',
      kind: 'browser',
      result: 'failed',
      seconds: 2.346,
    },
  ])
})
