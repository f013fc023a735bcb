import { useMemo } from 'react'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { callingCodeOf, nationalNumber } from '../../../domain/guests/phone.ts'
import { createGuestCodeMachine } from '../../../machines/guest-code/guest-code.actors.ts'
import type { GuestCodeInput } from '../../../machines/guest-code/guest-code.types.ts'
import { selectVisitor } from '../../../machines/session/session.selectors.ts'
import { type App, useApp, useFlags } from '../../components/app/app-context.ts'
import { newKey } from '../../components/app/new-key.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { firstGuestOrders } from './first-guest-orders.ts'
import type { GuestCodeActor } from './guest-code-context.ts'
import { newPass } from './new-pass.ts'

const inputOf = (app: App, canUsePhone: boolean): GuestCodeInput => {
  const { place, session, clock, guestOrders } = app
  const visitor = selectVisitor(session.getSnapshot())
  const question = firstGuestOrders(app)
  const callingCode = callingCodeOf(place.marketplace)
  const email = visitor?.email ?? ''
  const phone = visitor?.phone ?? ''
  const prefersPhone = email === '' && (phone !== '' || profileOf(place.marketplace).guests.prefersPhone)
  return {
    form: {
      contact: canUsePhone && prefersPhone ? 'phone' : 'email',
      email,
      phone: nationalNumber(phone, callingCode),
    },
    canUsePhone,
    callingCode,
    visitor,
    firstPage: question && guestOrders.peek(question),
    country: place.marketplace,
    language: place.language,
    now: clock.now,
    newId: newKey,
    newPass,
  }
}

/** Runs a guest's code, and turns its facts into access and reports. */
export const useGuestCodeActor = (): GuestCodeActor => {
  const app = useApp()
  const { enableSmsLookup } = useFlags()
  const machine = useMemo(() => createGuestCodeMachine({ http: app.http, orders: app.guestOrders }), [app])
  return useFlow(machine, {
    input: inputOf(app, enableSmsLookup),
    on: {
      'guest.admitted': ({ visitor }) => app.changeGuest(visitor),
      'guest.ended': () => app.changeGuest(null),
    },
  })
}
