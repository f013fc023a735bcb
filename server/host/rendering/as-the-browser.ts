import type { Context } from 'hono'
import { markUnavailable } from './unavailable-for.ts'

/**
 * Asks on behalf of a page's request, with its cookies as the browser would send them; cookies of the answer go out with the
 * page. Without them every page would draw other arms of the experiments. A page whose contents are not available says so by its status.
 */
export const asTheBrowser =
  (c: Context, ask: (request: Request) => Response | Promise<Response>): typeof fetch =>
  async (request, init) => {
    const asked = new Request(request, init)
    const cookies = c.req.header('cookie')
    if (cookies !== undefined) asked.headers.set('Cookie', cookies)
    const answer = await ask(asked)
    const isProblem = answer.headers.get('content-type')?.includes('problem+json')
    if (answer.status === 503 && isProblem) markUnavailable(c)
    for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    return answer
  }
