import { type Context, Hono } from 'hono'
import type { AppDeps } from '../../api/app-deps.ts'
import { findPayment } from '../../api/modules/payments/payments.repository.ts'
import { settlePayment } from '../../api/modules/payments/settle-payment.ts'
import { limitForm, readForm } from '../../common/read-form.ts'
import { isSameOriginRequest } from '../../common/same-origin.ts'
import { payPage, settledPage } from './pay-page.ts'

/** Where the sandbox plays the payment provider. */
export const sandboxPayPath = '/sandbox/pay'

const noStore = { 'Cache-Control': 'no-store' }

/**
 * The provider's page (GET and POST forms lead to it) and what its button does. The way back is the one that was stored when
 * the payment was asked for, never one that the request names. Mounted only where the sandbox is on.
 */
export const createPayRoutes = ({ db, boss, clock, settings, log }: AppDeps): Hono => {
  const app = new Hono()
  const show = async (c: Context, paymentId: string, isWallet: boolean) => {
    const found = await findPayment(db, paymentId)
    if (!found) return c.html(settledPage('unknown', null), 404, noStore)
    const { payment } = found
    if (payment.paidAt !== null) return c.html(settledPage('paidBefore', payment.returnUrl), 200, noStore)
    return c.html(payPage({ payment, isWallet }), 200, noStore)
  }
  app.use(`${sandboxPayPath}/*`, limitForm)
  app.get(sandboxPayPath, (c) => show(c, c.req.query('paymentId') ?? '', c.req.query('wallet') === '1'))
  app.post(sandboxPayPath, async (c) => show(c, (await readForm(c)).get('paymentId') ?? '', false))
  app.post(`${sandboxPayPath}/settle`, async (c) => {
    if (!isSameOriginRequest(c.req.raw.headers, settings.origin)) return c.text('Forbidden', 403, noStore)
    const form = await readForm(c)
    const paymentId = form.get('paymentId') ?? ''
    await clock.refresh()
    const settled = await settlePayment({ db, boss }, paymentId, clock.now())
    log('info', 'payment.settled', { outcome: settled })
    const found = await findPayment(db, paymentId)
    const returnUrl = found?.payment.returnUrl ?? null
    const staysHere = returnUrl === null || form.get('wallet') === '1'
    if (staysHere) {
      return c.html(settledPage(settled, returnUrl), settled === 'unknown' ? 404 : 200, noStore)
    }
    return c.body(null, 303, { ...noStore, Location: returnUrl })
  })
  return app
}
