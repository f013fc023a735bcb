import { pageAnswers } from '../pages/open-page.ts'
import type { Sandbox } from './sandbox.ts'
import { test as base, expect } from './test.ts'

type Wish = Omit<NonNullable<Parameters<Sandbox['newOrder']>[0]>, 'member'>

type Fixtures = {
  /** A fresh order of the member, whose browser is signed in; answers its number. */
  readonly ownOrder: (wish?: Wish) => Promise<string>
  /** The same with the order's page open. */
  readonly opensOwnOrder: (wish?: Wish) => Promise<string>
  /** The same with the wizard of its return open, for an order that may go back. */
  readonly opensWizard: () => Promise<void>
  /** A fresh order of the member with a return; answers both numbers. */
  readonly ownReturn: (from: string) => ReturnType<Sandbox['newReturn']>
}

/** Tests about an order of the member's own. */
export const test = base.extend<Fixtures>({
  ownOrder: ({ member, sandbox }, use) =>
    use(async (wish) => (await sandbox.newOrder({ ...wish, member: member.member })).orderNumber),
  opensOwnOrder: ({ ownOrder, detail }, use) =>
    use(async (wish) => {
      const orderNumber = await ownOrder(wish)
      await detail.opens(orderNumber)
      return orderNumber
    }),
  opensWizard: ({ page, ownOrder, wizard }, use) =>
    use(async () => {
      await wizard.opens(await ownOrder({ from: 'returnable' }))
      await pageAnswers(page)
    }),
  ownReturn: ({ member, sandbox }, use) => use((from) => sandbox.newReturn(from, member.member)),
})

export { expect }
