import { and, eq } from 'drizzle-orm'
import type { PaymentWay } from '../../../../contract/payments/deferred-payment.ts'
import type { CallerKind } from '../../../../contract/wire/call.ts'
import { createDeferredPaymentMachine } from '../../../../machines/deferred-payment/deferred-payment.actors.ts'
import { selectPaymentView } from '../../../../machines/deferred-payment/deferred-payment.selectors.ts'
import { createPrefetch } from '../../../../services/http/prefetch.ts'
import { getOrder } from '../../../../services/orders/get-order.ts'
import { paymentJobs } from '../../../db/tables/payments/payments.ts'
import { type Arranged, type ChangesHost, newOrder } from '../arrangement.ts'

type Wish = { readonly from: string; readonly way: PaymentWay; readonly done: string }

/** An unpaid order; its page prepares the payment by itself. */
export const openPayment = async (
  host: ChangesHost,
  caller: CallerKind,
  { from, way, done }: Wish,
): Promise<Arranged> => {
  const { orderNumber, identity } = await newOrder(host, caller, { from })
  // The provider of test hosts, which only the browser would go to.
  const provider = 'http://localhost:3000'
  return {
    identity,
    done,
    open: (tab) => {
      const machine = createDeferredPaymentMachine({
        http: tab.http,
        keys: tab.keys,
        order: createPrefetch((input, signal) => getOrder(tab.http, input, signal)),
        sendForm: () => undefined,
        openWallet: () => undefined,
      })
      const flow = tab.start(machine, {
        orderNumber,
        page: 'payment',
        isGuest: caller === 'guest',
        isEnabled: true,
        country: 'us',
        language: 'en',
        experienceType: () => 'DESKTOP',
        order: null,
        prepared: null,
        returnUrl: `${provider}/us/en/orders/sales/${orderNumber}/payment-confirmation`,
        links: { origin: provider, allowedHosts: [] },
        visit: { visitId: 'v1', visitorId: 'w1' },
        isInWallet: false,
        now: tab.now,
      })
      return { view: () => selectPaymentView(flow.getSnapshot()), press: () => undefined }
    },
    effects: (db) =>
      db.$count(paymentJobs, and(eq(paymentJobs.orderNumber, orderNumber), eq(paymentJobs.way, way))),
  }
}
