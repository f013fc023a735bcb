import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  experienceTypeOf,
  isWalletBrowser,
  keptPaymentData,
  paymentReturnUrl,
  type WalletVisit,
} from '../../../domain/payments/deferred-payment.ts'
import { createDeferredPaymentMachine } from '../../../machines/deferred-payment/deferred-payment.actors.ts'
import type { PaymentPage } from '../../../machines/deferred-payment/deferred-payment.types.ts'
import { selectVisitor } from '../../../machines/session/session.selectors.ts'
import { type App, useApp, useFlags, useMember } from '../../components/app/app-context.ts'
import { newKey } from '../../components/app/new-key.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { paymentLinkPolicy } from '../../components/links/link-policy.ts'
import type { DeferredPaymentActor } from './payment-context.ts'
import { sendForm } from './send-form.ts'

const sales = '/{-$country}/{-$locale}/orders/sales/$orderNumber' as const

const visitOf = (app: App): WalletVisit => {
  const visitor = selectVisitor(app.session.getSnapshot())
  return { visitId: visitor?.visit ?? newKey(), visitorId: visitor?.visitorId ?? newKey() }
}

const useMachine = () => {
  const app = useApp()
  return useMemo(
    () =>
      createDeferredPaymentMachine({
        ...app.changes,
        order: app.prefetchedOrder,
        sendForm: ({ form }) => sendForm(form),
        openWallet: ({ url }) => location.assign(url),
      }),
    [app],
  )
}

type Input = { readonly orderNumber: string; readonly page: PaymentPage }

/** Runs the payment of one order, and turns its facts into navigation, session and reports. */
export const useDeferredPaymentActor = ({ orderNumber, page }: Input): DeferredPaymentActor => {
  const app = useApp()
  const { place } = app
  const { enableDeferredPayment: isEnabled } = useFlags()
  const isGuest = useMember() === null
  const navigate = useNavigate()
  const [visit] = useState(() => visitOf(app))
  const machine = useMachine()
  const params = { orderNumber }
  const actor = useFlow(machine, {
    input: {
      orderNumber,
      page,
      isGuest,
      isEnabled,
      country: place.marketplace,
      language: place.language,
      experienceType: () => experienceTypeOf(app.device.width()),
      returnUrl: paymentReturnUrl(app.device.origin, place, orderNumber),
      order: app.orderCache.readFresh(orderNumber, app.clock.now()),
      prepared: keptPaymentData(app.orderCache.read(orderNumber), app.clock.now()),
      links: paymentLinkPolicy(app.device.origin),
      visit,
      now: app.clock.now,
      isInWallet: isWalletBrowser(app.device.userAgent),
    },
    on: {
      'confirmation.wanted': () => void navigate({ to: `${sales}/payment-confirmation`, params }),
      'paymentPage.wanted': () => void navigate({ to: `${sales}/payment`, params }),
      'payment.confirmed': () => app.orderCache.clear(),
      'order.unreachable': () => {
        void navigate({
          to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$',
          params,
          replace: true,
        })
      },
      'session.rejected': (event) => app.session.send(event),
    },
  })
  useTellPage(actor, page)
  return actor
}

/** Tells the chart when the shopper goes from one of its addresses to the other. */
const useTellPage = (actor: DeferredPaymentActor, page: PaymentPage): void => {
  const before = useRef(page)
  useEffect(() => {
    if (before.current !== page) actor.send({ type: 'page.opened', page })
    before.current = page
  }, [actor, page])
}
