import type { ErrorCode } from '../../../contract/session/telemetry.ts'
import { opensAsShell } from '../../pages/open-page.ts'
import { shopPage } from '../../pages/shop.page.ts'
import { changeAnswer, watchReports } from '../../support/answers.ts'
import { unknownCardNumber } from '../../support/gift-card.ts'
import { expect } from '../../support/test.ts'
import { test, type World } from './flags/flag-row.ts'

type Trigger = (world: World & { readonly cancel: () => Promise<void> }) => Promise<void>

/** Answers every request to a call with this status and text. */
const answers = ({ page }: Pick<World, 'page'>, path: RegExp, status: number, body: string) =>
  page.route(
    (url) => path.test(url.pathname),
    (route) => route.fulfill({ status, contentType: 'application/json', body }),
  )

const trouble = JSON.stringify({ title: 'Not available', status: 503, code: 'unavailable' })
const html = '<!doctype html><title>Proxy</title>'
const order = (from: string) => async (world: World) =>
  (await world.sandbox.newOrder({ from, member: await world.signsIn() })).orderNumber

const orderPath = /^\/api\/orders\/history\/v1\/\w+$/
const labelPath = /^\/api\/order_mgmt\/user_return_labels\/v1\//

const opensLabel = async (world: World, body: string) => {
  const { returnNumber } = await world.sandbox.newReturn('return-created', await world.signsIn())
  await answers(world, labelPath, 200, body)
  await world.page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
}

/** Cancels an order whose job answers so. */
const cancelsWith =
  (job: (job: object) => object): Trigger =>
  async (world) => {
    const { orderNumber } = await world.sandbox.newOrder({ member: await world.signsIn() })
    await changeAnswer<object>(world.page, '/order_mgmt/ordermods/v1/jobs/{jobId}', job)
    await world.detail.opens(orderNumber)
    await world.cancel()
  }

const returnsToStore = async (world: World, query: string) => {
  await world.page.goto(`/us/en/orders/sales/${await order('returnable')(world)}/return${query}`)
  await world.wizard.picks(0, { reason: 'Too small' })
  await world.wizard.goesOn()
  await world.wizard.chooses('returnToStore')
  await world.wizard.choosesStore(0)
  await world.wizard.goesOn()
}

/** Where each code of both catalogues comes from. The address book, which adds an address, brings the one that is left out. */
const rows = {
  'service-cancellation-failure': async (world) => {
    const { orderNumber } = await world.sandbox.newOrder({ member: await world.signsIn(), rule: 'failing' })
    await world.detail.opens(orderNumber)
    await world.cancel()
  },
  'service-doris-comms-failure': async (world) => {
    await answers(world, /^\/api\/doris_trigger$/, 503, trouble)
    await returnsToStore(world, '?flag.enableDorisCommunication=true')
  },
  'service-order-detail-failure': async (world) => {
    const number = await order('shipped')(world)
    await answers(world, orderPath, 503, trouble)
    await world.page.goto(`/us/en/orders/sales/${number}`)
  },
  'service-order-summary-failure': async (world) => {
    await world.signsIn()
    await answers(world, /^\/api\/orders\/history\/v1$/, 503, trouble)
    await world.page.goto('/us/en/orders')
  },
  'order-detail-return-failure': async (world) => {
    const { returnNumber } = await world.sandbox.newReturn('return-created', await world.signsIn())
    await answers(world, orderPath, 503, trouble)
    await world.page.goto(`/us/en/orders/returns/${returnNumber}`)
  },
  'service-deferred-payment-failure': async (world) => {
    const number = await order('deferred-form')(world)
    await answers(world, /^\/api\/payment\/deferred_payment_forms\/v2$/, 503, trouble)
    await world.page.goto(`/us/en/orders/sales/${number}/payment`)
  },
  'get-shop-similar-failure': async (world) => {
    const number = await order('buy-again')(world)
    await answers(world, /^\/api\/recommend\/shop_similar\//, 503, trouble)
    await world.page.goto('/us/en/orders')
    await shopPage(world.page).similar(number, 0).click()
  },
  'store-views-service-failure': async (world) => {
    const { url } = await world.sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
    await answers(world, /^\/api\/store\/store_locations\/v1\//, 503, trouble)
    await world.page.goto(url)
  },
  'could-not-parse-server-response': (world) => opensLabel(world, html),
  'server-timeout-after-20-polls': cancelsWith((job) => ({
    ...job,
    status: 'IN_PROGRESS',
    eta: 5,
    response: null,
  })),
  'improperly-formatted-response': cancelsWith(() => ({ status: 'DONE' })),
  'label-response-not-formatted-correctly': (world) => opensLabel(world, JSON.stringify({ carrier: 'UPS' })),
  'return-capture-response-formatting-error': async (world) => {
    await answers(world, /^\/api\/order_mgmt\/user_return_captures\/v1$/, 202, '{"accepted":true}')
    await returnsToStore(world, '')
  },
  'unknown orders error': async (world) => {
    await answers(world, /^\/api\/payment\/giftcard_balance\/v1$/, 503, trouble)
    await world.page.goto('/us/en/orders/gift-card-lookup')
    await world.page.getByRole('textbox', { name: 'Card number' }).fill(unknownCardNumber())
    await world.page.getByRole('textbox', { name: 'PIN' }).fill('123456')
    await world.page.getByRole('button', { name: 'Check balance' }).click()
  },
} as const satisfies Record<Exclude<ErrorCode, 'no-id-on-address-add'>, Trigger>

for (const [code, trigger] of Object.entries(rows)) {
  test(`[ER-01 A-36] ${code} is reported with message, page and time`, async ({
    page,
    world,
    cancellation,
  }) => {
    await opensAsShell(page)
    const told = watchReports(page)
    await trigger({ ...world, cancel: cancellation.cancels })
    await expect.poll(() => told().map((report) => report.code), { timeout: 20_000 }).toContain(code)
    expect(told().find((report) => report.code === code)).toEqual({
      code,
      devMessage: expect.stringMatching(/^\S/),
      pageName: expect.stringMatching(
        /^(orderDetails|giftCardLookup|guestLookup|summary|returnConfirmation)$/,
      ),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })
}
