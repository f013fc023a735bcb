import { type Browser, type BrowserContextOptions, request } from '@playwright/test'
import { createSandbox } from '../../../e2e/support/sandbox.ts'
import { signInFirst } from '../../../e2e/support/sign-in.ts'
import type { PageKey, Visitor } from './pages.ts'

/** What both members bought: one of everything, so that the list looks like a shopper's and has a second page. */
const bought = [
  'shipped',
  'cancelled',
  'pickup-ready',
  'two-parcels',
  'discounted',
  'long-title',
  'delivered',
  'shipped',
  'tracked-parcels',
  'cancelled',
]

export type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export type Visitors = {
  paths: Record<PageKey, string>
  states: Record<Visitor, BrowserState | undefined>
  /** The order that stands first in the buyer's history. */
  newest: string
}

/** Two members of the sandbox with their orders, signed in, and where each page is. */
export async function arrangeVisitors(browser: Browser, origin: string): Promise<Visitors> {
  const api = await request.newContext({ baseURL: origin })
  const sandbox = createSandbox(api)
  const newMember = async () => {
    const { member } = await sandbox.newMember({ partnerOrders: 12, consent: true })
    for (const from of bought) await sandbox.newOrder({ from, member })
    return member
  }
  const [buyer, returner] = [await newMember(), await newMember()]
  const orderOf = async (from: string) => (await sandbox.newOrder({ from, member: buyer })).orderNumber
  const long = await orderOf('many-items')
  const returnable = await orderOf('returnable')
  const unpaid = await orderOf('deferred-wallet')
  const newest = await orderOf('cancellable')
  const curbside = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  const { returnNumber } = await sandbox.newReturn('return-created', returner)
  await api.dispose()
  return {
    newest,
    states: {
      buyer: await stateOf(browser, origin, buyer),
      returner: await stateOf(browser, origin, returner),
      guest: undefined,
    },
    paths: {
      history: '/orders',
      detail: `/orders/sales/${newest}`,
      longDetail: `/orders/sales/${long}`,
      wizard: `/orders/sales/${returnable}/return`,
      curbside: curbside.url,
      historyWithReturn: '/orders',
      return: `/orders/returns/${returnNumber}`,
      payment: `/orders/sales/${unpaid}/payment`,
      lookup: '/orders/details',
      giftCard: '/orders/gift-card-lookup',
      partners: '/orders/partners',
    },
  }
}

async function stateOf(browser: Browser, origin: string, member: string): Promise<BrowserState> {
  const context = await browser.newContext({ baseURL: origin })
  await signInFirst(context, member)
  const state = await context.storageState()
  await context.close()
  return state
}
