import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { callingCodeOf, nationalNumber } from '../../../domain/guests/phone.ts'
import { pathPrefix } from '../../../domain/languages/locale.ts'
import { isCodeOf } from '../../../domain/offline-codes/code-page.ts'
import { isOnTheWayPath } from '../../../domain/pages/page.ts'
import { withoutLookupQuery } from '../../../domain/pages/paths/guest-path.ts'
import { createGuestLookupMachine } from '../../../machines/guest-lookup/guest-lookup.actors.ts'
import type { GuestLookupInput, OpeningFailure } from '../../../machines/guest-lookup/guest-lookup.types.ts'
import { selectVisitor } from '../../../machines/session/session.selectors.ts'
import { type App, useApp, useFlags } from '../../components/app/app-context.ts'
import { newKey } from '../../components/app/new-key.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import type { GuestLookupActor } from './guest-lookup-context.ts'
import { preloadOrder } from './looked-up-order.ts'

/** What the address and the way here say. */
export type LookupStart = {
  readonly orderNumber: string
  readonly standalone: boolean
  readonly showSignin: boolean
  /** A page of the orders to go to once the order is found; same-origin paths only. */
  readonly redirectPath: string | null
  readonly openingFailure: OpeningFailure | null
  /** What the order is looked up for, where that is not to see it. */
  readonly purpose?: LookupPurpose
}

type LookupPurpose = {
  readonly heading: ReactNode
  readonly intro: ReactNode
  /** Path of the page that goes on with an order; without a number, of the one that asks for it. */
  readonly pathOf: (orderNumber: string | null) => string
}

const inputOf = (app: App, start: LookupStart, canUsePhone: boolean): GuestLookupInput => {
  const { queryContact, place, clock } = app
  const visitor = selectVisitor(app.session.getSnapshot())
  const callingCode = callingCodeOf(place.marketplace)
  const phone = queryContact.phone ?? visitor?.phone ?? ''
  const email = queryContact.email ?? visitor?.email ?? ''
  const { guests } = profileOf(place.marketplace)
  const prefersPhone = email === '' && (phone !== '' || guests.prefersPhone)
  return {
    form: {
      orderNumber: start.orderNumber,
      email,
      phone: nationalNumber(phone, callingCode),
      contact: canUsePhone && prefersPhone ? 'phone' : 'email',
      hasAgreed: false,
    },
    needsTerms: guests.needsTerms,
    callingCode,
    canUsePhone,
    submitsItself: start.standalone && Boolean(queryContact.email || queryContact.phone),
    signsInAtOnce: start.showSignin,
    openingFailure: start.openingFailure,
    country: place.marketplace,
    language: place.language,
    now: clock.now,
    newId: newKey,
  }
}

/** Runs the guest lookup, and turns its facts into access, navigation and reports. */
export const useGuestLookupActor = (start: LookupStart): GuestLookupActor => {
  const app = useApp()
  const { enableSmsLookup } = useFlags()
  const navigate = useNavigate()
  const { redirectPath, purpose } = start
  const machine = useMemo(() => {
    const requestSignIn = (orderNumber: string | null) => {
      if (purpose) {
        app.session.send({ type: 'session.signIn', returnTo: purpose.pathOf(orderNumber) })
        return
      }
      // A link to a code leads to it, and to no page between.
      if (redirectPath !== null && isCodeOf(orderNumber, redirectPath)) {
        app.session.send({ type: 'session.signIn', returnTo: redirectPath })
        return
      }
      const query = redirectPath === null ? '' : `?${new URLSearchParams({ redirectPath })}`
      const number = orderNumber === null ? '' : `/${orderNumber}`
      const returnTo = `${pathPrefix(app.place)}/orders/details${number}${query}`
      app.session.send({ type: 'session.signIn', returnTo })
    }
    return createGuestLookupMachine({ http: app.http, requestSignIn, preloadOrder })
  }, [app, redirectPath, purpose])
  return useFlow(machine, {
    input: inputOf(app, start, enableSmsLookup),
    on: {
      'order.found': ({ order, visitor }) => {
        if (order === null || visitor === null) return
        app.admitGuest(visitor, order)
        const next = purpose?.pathOf(order.orderNumber) ?? redirectPath
        if (next !== null) {
          // A document of its own may ask a device where it is (BY-45).
          void navigate({ href: next, replace: true, reloadDocument: isOnTheWayPath(next) })
          return
        }
        void navigate({
          to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$',
          params: { orderNumber: order.orderNumber },
          search: withoutLookupQuery,
          state: { takesFocus: true },
          replace: start.orderNumber === order.orderNumber,
        })
      },
    },
  })
}
