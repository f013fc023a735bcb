import { createTestBrowser } from '../../../server/testing/host/test-browser.ts'

/** Orders of the measured member, always the same ones: ten of the history's first page. */
const bought = [
  'shipped',
  'delivered',
  'cancelled',
  'pickup-ready',
  'two-parcels',
  'discounted',
  'long-title',
  'returnable',
  'deferred-form',
  'tracked-parcels',
]

export type SignedIn = {
  readonly authorization: string
  readonly cookie: string
  /** E-mail address. */
  readonly member: string
}

/** A member of their own with ten orders, signed in at the host's issuer as a browser would. */
export async function signInMember(origin: string): Promise<SignedIn> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${origin}/api/sandbox/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`sandbox ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { member, password } = await post<{ member: string; password: string }>('members', {})
  for (const from of bought) await post('orders', { from, member })
  const browser = createTestBrowser(origin)
  const form = await browser.get('/session/sign-in?returnTo=/orders')
  await browser.post(form.url, { email: member, password })
  const session = (await (await browser.request('/session')).json()) as { accessToken?: string }
  if (!session.accessToken) throw new Error(`${member} could not sign in`)
  const cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  return { authorization: `Bearer ${session.accessToken}`, cookie, member }
}
