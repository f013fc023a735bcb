import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../../support/test.ts'
import { type Allowed, findSecrets, isThere, type Secret, stands } from './find-secrets.ts'
import type { Recorder } from './recorder.ts'

export const secret = (name: string, ...spellings: readonly string[]): Secret => ({ name, spellings })

/**
 * Cookies that say who a browser is: they stand in the cookies' own store, and nowhere else. Those of a sign-in under way hold what its
 * addresses name as well (state, interaction): one opens nothing without the other.
 */
export const cookieSecrets = async (context: BrowserContext): Promise<readonly Secret[]> =>
  (await context.cookies())
    .filter(({ name }) => /baton-(session|guest|bag|issuer)$/.test(name))
    .map(({ name, value }) => secret(`cookie ${name}`, value))

/** Pages that come rendered for somebody have what is theirs in them, as `GET /session` would tell it; nobody keeps them. */
export const ownHtml = (names: readonly string[], where: RegExp): readonly Allowed[] =>
  names.map((name) => ({
    secret: name,
    place: 'html',
    where,
    why: 'It is the shopper’s own, in a document that is `no-store` (asserted): the page begins with who looks at it.',
  }))

/** Nothing stands where it may not, all that may is in use, and no page went against the policy. */
export const expectNoSecrets = async (
  recorder: Recorder,
  secrets: readonly Secret[],
  allowed: readonly Allowed[],
) => {
  const traces = await recorder.traces()
  expect(secrets.flatMap(({ spellings }) => spellings).filter((spelling) => spelling.length < 6)).toEqual([])
  expect(findSecrets(traces, secrets, allowed)).toEqual([])
  const unused = allowed.filter((one) => {
    const known = secrets.find(({ name }) => name === one.secret)
    return known === undefined || !isThere(traces, known, one)
  })
  expect(unused.map(({ secret: name, place, where }) => `${name} in ${place}: ${where}`)).toEqual([])
  const places = new Set(traces.filter(({ text }) => text !== '').map(({ place }) => place))
  expect([...places].toSorted()).toEqual([
    'address',
    'html',
    ...(process.env.E2E_LOG ? ['log'] : []),
    'navigation',
    'referer',
    'request',
    'storage',
  ])
  const held = new Set(
    traces
      .filter((trace) => trace.place === 'html' && secrets.some((known) => stands(trace, known)))
      .map(({ at }) => at),
  )
  for (const { url, headers } of recorder.answers) {
    if (held.has(url) && headers['content-type']?.includes('html'))
      expect([url, headers['cache-control']]).toEqual([url, expect.stringContaining('no-store')])
  }
  expect(recorder.violations).toEqual([])
  expect(recorder.answers.length).toBeGreaterThan(10)
  for (const { url, headers } of recorder.answers) {
    expect({ url, ...headers }).toMatchObject({
      url,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
    })
  }
}

/** The file of a label opens for whoever looks at the page. */
export const showsLabel = async (page: Page) => {
  const file = await page.getByRole('link', { name: 'Open PDF' }).getAttribute('href')
  expect((await page.request.get(file ?? '')).headers()['content-type']).toBe('application/pdf')
}
