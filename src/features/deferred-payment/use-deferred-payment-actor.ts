import { useNavigate } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { pathPrefix } from '../../../domain/format/locale.ts'
import type { LinkPolicy } from '../../../domain/links/links.ts'
import { paymentHosts } from '../../../domain/links/shop-links.ts'
import {
  experienceTypeOf,
  isWalletBrowser,
  type WalletVisit,
} from '../../../domain/payments/deferred-payment.ts'
import { createDeferredPaymentMachine } from '../../../machines/deferred-payment/deferred-payment.actors.ts'
import type { PaymentPage } from '../../../machines/deferred-payment/deferred-payment.types.ts'
import { selectVisitor } from '../../../machines/session/session.selectors.ts'
import { type App, useApp, useFlags, useMember, useShop } from '../../components/app/app-context.ts'
import { endWatches } from '../../components/app/end-watches.ts'
import { newKey } from '../../components/app/new-key.ts'
import { createKeySlots } from '../return-wizard/return-memory.ts'
import type { DeferredPaymentActor } from './payment-context.ts'
import { sendForm } from './send-form.ts'

const sales = '/{-$country}/{-$locale}/orders/sales/$orderNumber' as const

const visitOf = (app: App): WalletVisit => {
  const visitor = selectVisitor(app.session.getSnapshot())
  return { visitId: visitor?.visit ?? newKey(), visitorId: visitor?.visitorId ?? newKey() }
}

const useMachine = (orderNumber: string) => {
  const app = useApp()
  const slots = useMemo(
    () => createKeySlots('baton.payment-key.', { browser: () => localStorage, newKey, now: app.clock.now }),
    [app],
  )
  const machine = useMemo(
    () =>
      createDeferredPaymentMachine({
        http: app.http,
        order: app.orderAhead,
        claimKey: (spentKey) => slots.claim(orderNumber, spentKey),
        settleKey: (key) => slots.settle(orderNumber, key),
        sendForm: ({ form }) => sendForm(form),
        openWallet: ({ url }) => location.assign(url),
        report: app.reportError,
      }),
    [app, orderNumber, slots],
  )
  return { machine, stored: slots.read(orderNumber) }
}

type Input = { readonly orderNumber: string; readonly page: PaymentPage }

/** Runs the payment of one order, and turns its facts into navigation, session and reports. */
export const useDeferredPaymentActor = ({ orderNumber, page }: Input): DeferredPaymentActor => {
  const app = useApp()
  const { place } = app
  const { enableDeferredPayment: isEnabled } = useFlags()
  const { site } = useShop()
  const isGuest = useMember() === null
  const navigate = useNavigate()
  const [visit] = useState(() => visitOf(app))
  const { machine, stored } = useMachine(orderNumber)
  const links: LinkPolicy = { origin: location.origin, allowedHosts: paymentHosts(site) }
  const actor = useActorRef(machine, {
    input: {
      orderNumber,
      page,
      isGuest,
      isEnabled,
      country: place.marketplace,
      language: place.language,
      experienceType: () => experienceTypeOf(innerWidth),
      returnUrl: `${location.origin}${pathPrefix(place)}/orders/sales/${orderNumber}/payment-confirmation`,
      links,
      visit,
      isInWallet: isWalletBrowser(navigator.userAgent),
      openKey: stored && !stored.isSettled ? stored.key : null,
      spentKey: stored?.isSettled ? stored.key : null,
    },
  })
  useEffect(() => {
    const params = { orderNumber }
    return endWatches(
      actor.on('confirmation.wanted', () => void navigate({ to: `${sales}/payment-confirmation`, params })),
      actor.on('paymentPage.wanted', () => void navigate({ to: `${sales}/payment`, params })),
      actor.on('payment.confirmed', () => app.orderCache.clear()),
      actor.on('order.unreachable', () => {
        void navigate({
          to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$',
          params,
          replace: true,
        })
      }),
      actor.on('session.rejected', (event) => app.session.send(event)),
      actor.on('error.reported', (event) => app.reportError(event.code, event.devMessage)),
    )
  }, [actor, app, navigate, orderNumber])
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
