import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Sandbox, samplePassword } from './sandbox.ts'

/** Signs in at the embedded issuer by its requests alone: the browser has the session afterwards. */
export const signInFirst = async ({ request }: BrowserContext, email: string): Promise<void> => {
  const form = await request.get(`/session/sign-in?${new URLSearchParams({ returnTo: '/healthz' })}`)
  const answer = await request.post(form.url(), {
    form: { email, password: samplePassword },
    headers: { Origin: new URL(form.url()).origin },
  })
  const session = (await (await request.get('/session')).json()) as { status: string }
  expect({ status: answer.status(), session: session.status }).toEqual({ status: 200, session: 'member' })
}

/** Signs this browser in as a fresh member with these orders and settings; answers the member's name. */
export const signInAsNew = async (
  context: BrowserContext,
  sandbox: Sandbox,
  wish?: Parameters<Sandbox['newMember']>[0],
): Promise<string> => {
  const { member } = await sandbox.newMember(wish)
  await signInFirst(context, member)
  return member
}

/** The next look at the session hands out a token that the host takes for ended. */
export const handOutEndedToken = (page: Page) =>
  page.route(
    '**/session',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), accessToken: 'ended' } })
    },
    { times: 1 },
  )
