import { describe, expect, test } from 'vitest'
import { createLiveRoutes } from './live.routes.ts'

const origin = 'https://podium.example'

const post = (watch: string, headers: Record<string, string> = {}, why: string | null = null) =>
  createLiveRoutes({ origin, ready: async () => why }).request('/sandbox/live', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ watch }).toString(),
  })

describe('the door of the live chart', () => {
  test('switches it on for as long as the browser is open, and leads back', async () => {
    const answer = await post('on')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox#live'])
    expect(answer.headers.get('set-cookie')).toBe('baton-live=1; Path=/; HttpOnly; SameSite=Lax')
  })

  test('switches it off, whatever may be built', async () => {
    const answer = await post('off', {}, 'no room')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('set-cookie')).toBe('baton-live=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  })

  test('switches nothing on that could not be built, and says why', async () => {
    const answer = await post('on', {}, 'no room')
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null])
    expect(await answer.text()).toContain('no room')
  })

  test.each([
    ['a form of another site', 403, 'on', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a form of another origin', 403, 'on', { Origin: 'https://elsewhere.example' }],
    ['anything else in the form', 400, 'perhaps', {}],
  ])('takes no %s', async (_, status, watch, headers) => {
    const answer = await post(watch, headers)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null])
  })
})
