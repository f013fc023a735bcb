import type { BrowserContext } from '@playwright/test'

/**
 * The browser is the visitor of that name, who is in the same arms of every experiment. A page of the host
 * sets the cookie, since the browser's own door for tests takes no `__Host-` cookie for a plain address.
 */
export const beVisitor = async (context: BrowserContext, origin: string, visitor: string): Promise<void> => {
  const tab = await context.newPage()
  const address = new URL('/a-visitor', origin).href
  await tab.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'set-cookie': `__Host-baton-visitor=${visitor}; Path=/; Secure; HttpOnly; SameSite=Lax` },
      body: '',
    }),
  )
  await tab.goto(address)
  await tab.close()
}
