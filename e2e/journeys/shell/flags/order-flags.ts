import type { Experience } from '../../../../contract/session/experience.ts'
import { changeFirstAnswer } from '../../../support/answers.ts'
import { admitFirst } from '../../../support/guest.ts'
import { signInFirst } from '../../../support/sign-in.ts'
import { type FlagRows, orderOf, type World } from './flag-row.ts'

const detail = '/us/en/orders/sales/{n}'
const list = '/us/en/orders'
const surveyHost = 'https://survey.podium.example'

/** A guest who has found a delivered order. */
const guestOrder = async ({ sandbox, context }: World): Promise<string> => {
  const { orderNumber, email } = await sandbox.newOrder({ from: 'delivered', member: null, country: 'us' })
  await admitFirst(context, email ?? '')
  return `/us/en/orders/details/${orderNumber}`
}

const listOf = (from: string) => async (world: World) => {
  await orderOf(from, detail)(world)
  return list
}

const firstOrder = ({ history }: World) => history.orders.first()

/** Flags of lists, orders, the lookup, pickup, payment and the shell. */
export const orderFlags = {
  disableChat: {
    opens: guestOrder,
    landmark: ({ detail: page }) => page.part('contact').getByRole('link', { name: 'Contact us' }),
    part: ({ detail: page }) => page.part('contact').locator('a[href$="#chat"]'),
    shownWhen: 'off',
  },
  disableGiftCardLookup: {
    opens: async () => '/us/en/orders/gift-card-lookup',
    landmark: ({ page }) => page.getByRole('heading', { level: 1, name: 'Check your gift card balance' }),
    part: ({ page }) => page.locator('[data-flow=giftCard]'),
    shownWhen: 'off',
  },
  enableAbTesting: {
    opens: async (world) => {
      await changeFirstAnswer<Experience>(world.page, '/experience/settings/v1', (settings) => ({
        ...settings,
        experiments: { quickAction: 'test' },
      }))
      return orderOf('shipped', detail)(world)
    },
    landmark: ({ detail: page }) => page.quickAction('getHelp'),
    part: ({ page }) => page.locator('[data-part=quick-actions][data-variant=test]'),
    shownWhen: 'on',
  },
  enableCurbsidePickup: {
    opens: async ({ sandbox }) =>
      (await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })).url,
    landmark: ({ page }) =>
      page.getByRole('heading', { level: 1, name: /^(Your order is ready|No curbside pickup here)$/ }),
    part: ({ page }) => page.getByLabel('Your car'),
    shownWhen: 'on',
  },
  enableDeferredPayment: {
    opens: listOf('payment-pending'),
    landmark: firstOrder,
    part: (world) => firstOrder(world).locator('[data-action=finishPaying]'),
    shownWhen: 'on',
  },
  enableEdd: {
    opens: listOf('shipped'),
    landmark: firstOrder,
    part: (world) => firstOrder(world).getByText('Arrives').first(),
    shownWhen: 'on',
  },
  enablePartnerOrders: {
    opens: async ({ sandbox, context }) => {
      await context.clearCookies()
      const { member } = await sandbox.newMember({ orders: 1, partnerOrders: 1, consent: true })
      await signInFirst(context, member)
      return list
    },
    landmark: firstOrder,
    part: ({ history }) => history.partnerTab,
    shownWhen: 'on',
  },
  enablePulseInsights: {
    opens: async ({ page, context }) => {
      await page.route(`${surveyHost}/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: 'document.documentElement.dataset.survey = "ran"',
        }),
      )
      await context.addInitScript(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the shop's own pages write it so
        document.cookie = 'podium_cookies=performance; path=/'
      })
      return '/us/en/orders/details'
    },
    landmark: ({ page }) => page.getByRole('heading', { level: 1 }),
    part: ({ page }) => page.locator('html[data-survey=ran]'),
    shownWhen: 'on',
  },
  enableShopSimilar: {
    opens: listOf('buy-again'),
    landmark: firstOrder,
    part: (world) => firstOrder(world).getByRole('button', { name: 'Shop similar' }).first(),
    shownWhen: 'on',
  },
  enableSmsLookup: {
    opens: async () => '/us/en/orders/details',
    landmark: ({ lookup }) => lookup.email,
    part: ({ lookup }) => lookup.form.getByRole('button', { name: 'Use my phone number instead' }),
    shownWhen: 'on',
  },
  enableWriteReview: {
    opens: orderOf('delivered', `${detail}?enableWriteReview=true`),
    landmark: ({ detail: page }) => page.items.first(),
    part: ({ detail: page }) => page.items.first().locator('[data-action=writeReview]'),
    shownWhen: 'on',
  },
  nbyFinalSaleMessaging: {
    opens: orderOf('custom-delivered-liwei', '/cn/en/orders/sales/{n}', 'cn'),
    landmark: ({ detail: page }) => page.items.first(),
    part: ({ detail: page }) => page.items.first().locator('[data-part=final-sale]'),
    shownWhen: 'on',
  },
  showBisroMessage: {
    opens: orderOf('in-store', detail),
    landmark: ({ detail: page }) => page.quickAction('getHelp'),
    part: ({ detail: page }) => page.part('returned-online'),
    shownWhen: 'on',
  },
  showCovidMessaging: {
    opens: listOf('shipped'),
    landmark: firstOrder,
    part: ({ page }) => page.locator('[data-part=longer-times]'),
    shownWhen: 'on',
  },
  useQuickActionCta: {
    opens: orderOf('delivered', detail),
    landmark: ({ detail: page }) => page.quickAction('getHelp'),
    part: ({ detail: page }) => page.quickAction('track'),
    shownWhen: 'on',
  },
} as const satisfies FlagRows
