import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { FlagName } from '../../../../contract/session/experience.ts'
import type { guestLookupPage } from '../../../pages/guest-lookup.page.ts'
import type { orderDetailPage } from '../../../pages/order-detail.page.ts'
import type { orderHistoryPage } from '../../../pages/order-history.page.ts'
import { returnWizardPage } from '../../../pages/return-wizard.page.ts'
import type { Sandbox } from '../../../support/sandbox.ts'
import { test as base } from '../../../support/test.ts'

/** Who looks at the page, and what it has. */
export type World = {
  readonly page: Page
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  readonly detail: ReturnType<typeof orderDetailPage>
  readonly history: ReturnType<typeof orderHistoryPage>
  readonly lookup: ReturnType<typeof guestLookupPage>
  readonly wizard: ReturnType<typeof returnWizardPage>
  /** Signs a fresh member in, of the country's; answers the name. */
  readonly signsIn: (country?: string) => Promise<string>
}

/** What a page looks like with a flag, and without it. */
export type FlagRow = {
  /** Makes what the page is about; answers the page's address, with its query. */
  readonly opens: (world: World) => Promise<string>
  /** What the shopper does first. */
  readonly acts?: (world: World) => Promise<void>
  /** Is there with the flag and without it: the page has come so far. */
  readonly landmark: (world: World) => Locator
  /** Is there with the one value of the flag, and not with the other. */
  readonly part: (world: World) => Locator
  readonly shownWhen: 'on' | 'off'
}

/** What the page asks of the host with a flag, and without it. */
export type CallRow = Omit<FlagRow, 'part' | 'shownWhen' | 'landmark'> & {
  /** A changing call by its path in the contract. */
  readonly call: string
  /** The page has sent all that it sends. */
  readonly isOver: (world: World) => Promise<void>
  /** What is told of the requests of that call. */
  readonly tells: (bodies: readonly unknown[]) => unknown
  readonly on: unknown
  readonly off: unknown
}

export type FlagRows = Readonly<Partial<Record<FlagName, FlagRow | CallRow>>>

/** An order of this kind for a fresh member, by its page: `path` with the order's number in the place of `{n}`. */
export const orderOf =
  (from: string, path: string, country = 'us') =>
  async ({ sandbox, signsIn }: World): Promise<string> => {
    const { orderNumber } = await sandbox.newOrder({ from, member: await signsIn(country), country })
    return path.replace('{n}', orderNumber)
  }

/** The same of a return. */
export const returnOf =
  (from: string, path: string, country = 'us') =>
  async ({ sandbox, signsIn }: World): Promise<string> => {
    const { returnNumber } = await sandbox.newReturn(from, await signsIn(country))
    return path.replace('{n}', returnNumber)
  }

/** Tests of rows: each has its `world`. */
export const test = base.extend<{ readonly world: World }>({
  world: ({ page, context, sandbox, detail, history, lookup, signsIn }, use) =>
    use({ page, context, sandbox, detail, history, lookup, wizard: returnWizardPage(page), signsIn }),
})
