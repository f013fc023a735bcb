import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { asTheBrowser } from './as-the-browser.ts'

const page = (answer: Response) => {
  const asked: Request[] = []
  const ask = (request: Request) => {
    asked.push(request)
    return answer
  }
  const host = new Hono().get('/orders', async (c) => {
    await asTheBrowser(c, ask)('http://api.test/experience', { headers: { Accept: 'application/json' } })
    return c.text('a page')
  })
  return { asked, host }
}

test('a page asks with the cookies of its request', async () => {
  const { asked, host } = page(new Response())
  await host.request('/orders', { headers: { Cookie: '__Host-baton-visitor=known' } })
  await host.request('/orders')
  expect(asked.map(({ headers }) => headers.get('cookie'))).toEqual(['__Host-baton-visitor=known', null])
  expect(asked[0]?.headers.get('accept')).toBe('application/json')
})

test('cookies of the answer go out with the page', async () => {
  const answer = new Response()
  for (const cookie of ['__Host-baton-visitor=new; Path=/', 'other=1'])
    answer.headers.append('Set-Cookie', cookie)
  const sent = await page(answer).host.request('/orders')
  expect(sent.headers.getSetCookie()).toEqual(['__Host-baton-visitor=new; Path=/', 'other=1'])
})
