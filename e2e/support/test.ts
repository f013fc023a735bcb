import { test as base, type ConsoleMessage, expect } from '@playwright/test'
import type { TakenPart } from '../../model-tests/lib/coverage/visits.ts'
import { cancellationPage } from '../pages/cancellation.page.ts'
import { guestLookupPage } from '../pages/guest-lookup.page.ts'
import { orderDetailPage } from '../pages/order-detail.page.ts'
import { orderHistoryPage } from '../pages/order-history.page.ts'
import { returnWizardPage } from '../pages/return-wizard.page.ts'
import { shellPage } from '../pages/shell.page.ts'
import { bundlePageScript, leaveTook, watchActors } from './actors/watch-actors.ts'
import { createSandbox, type SampleMember, type Sandbox } from './sandbox.ts'
import { signInFirst } from './sign-in.ts'

type Fixtures = {
  readonly sandbox: Sandbox
  /** A fresh member in the US, whose browser is signed in already. */
  readonly member: SampleMember
  /** Signs this browser in as a fresh member of a country, the US unless told; answers the member's name. */
  readonly signsIn: (country?: string) => Promise<string>
  /** Lets a page print an error or a warning, where a test provokes it. */
  readonly allowsOnConsole: (words: RegExp) => void
  readonly history: ReturnType<typeof orderHistoryPage>
  readonly lookup: ReturnType<typeof guestLookupPage>
  readonly detail: ReturnType<typeof orderDetailPage>
  readonly cancellation: ReturnType<typeof cancellationPage>
  readonly wizard: ReturnType<typeof returnWizardPage>
  readonly shell: ReturnType<typeof shellPage>
}

type Hidden = {
  /** Which states and transitions the pages of a test's browser came through. */
  readonly taken: () => readonly TakenPart[]
  /** What the pages of a test's browser throw and print. */
  readonly defects: { readonly allow: (words: RegExp) => void }
}

type OfWorker = { readonly pageScript: string }

/** The browser itself prints it of every answer that is an error, which tests provoke all the time. */
const ofTheNetwork = /^Failed to load resource/

/** Tests run without a service worker unless they are about it. */
const ofTheTests = /^Service Worker registration blocked by Playwright$/

/**
 * Chromium shows the larger copy of a picture that an earlier page, or the same in a wider window, has left in its memory, and
 * tells of the one that was preloaded. For tests whose pages show one picture in more than one size.
 */
export const ofLargerCopy = /\/products\/\S+ was preloaded using link preload but not used/

const isOfNote = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  !ofTheNetwork.test(message.text()) &&
  !ofTheTests.test(message.text())

let addresses = 0

/**
 * Every test has a client address of its own, so that limits on attempts do not reach from one test into another, and
 * fails on errors of the page that nobody expected.
 */
export const test = base.extend<Fixtures & Hidden, OfWorker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    addresses += 1
    await use({
      'X-Forwarded-For': `10.${workerIndex % 250}.${Math.floor(addresses / 250)}.${addresses % 250}`,
    })
  },
  pageScript: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => use(await bundlePageScript()),
    { scope: 'worker' },
  ],
  taken: [
    async ({ context, pageScript }, use, info) => {
      const taken = await watchActors(context, pageScript)
      await use(taken)
      await leaveTook(info, taken())
    },
    { auto: true },
  ],
  sandbox: async ({ request }, use) => {
    await use(createSandbox(request))
  },
  member: async ({ context, sandbox }, use) => {
    const member = await sandbox.newMember()
    await signInFirst(context, member.member)
    await use(member)
  },
  signsIn: ({ context, sandbox }, use) =>
    use(async (country = 'us') => {
      const { member } = await sandbox.newMember({ country })
      await context.clearCookies()
      await signInFirst(context, member)
      return member
    }),
  history: ({ page }, use) => use(orderHistoryPage(page)),
  lookup: ({ page }, use) => use(guestLookupPage(page)),
  detail: ({ page }, use) => use(orderDetailPage(page)),
  cancellation: ({ page }, use) => use(cancellationPage(page)),
  wizard: ({ page }, use) => use(returnWizardPage(page)),
  shell: ({ page }, use) => use(shellPage(page)),
  defects: [
    async ({ context }, use) => {
      const found: string[] = []
      const allowed: RegExp[] = []
      context.on('weberror', (error) => found.push(error.error().message))
      context.on('console', (message) => {
        if (isOfNote(message)) found.push(message.text())
      })
      await use({ allow: (words) => allowed.push(words) })
      const unexpected = found.filter((words) => !allowed.some((pattern) => pattern.test(words)))
      expect(unexpected, 'errors thrown or printed on a page').toEqual([])
    },
    { auto: true },
  ],
  allowsOnConsole: ({ defects }, use) => use(defects.allow),
  page: async ({ page }, use) => {
    await use(page)
    // Requests that are still held or changed when a test ends are no fault of it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }
