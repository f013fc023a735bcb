import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import { phoneCredential } from '../../../domain/guests/phone.ts'
import { pathPrefix } from '../../../domain/languages/locale.ts'
import { authorizationInfoOf } from '../../../domain/orders/authorization-info.ts'
import { createLoginPromptMachine } from '../../../machines/login-prompt/login-prompt.actors.ts'
import type { loginPromptMachine } from '../../../machines/login-prompt/login-prompt.machine.ts'
import { useApp, useFlags } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import '../../components/links/history-state.ts'

export type LoginPromptActor = ActorRefFrom<typeof loginPromptMachine>

/** E-mail and phone of an order as credentials; what is missing stays `null`. */
const credentialsOf = (order: Order) => {
  const { email, phoneNumber } = authorizationInfoOf(order)
  const phone = phoneNumber && phoneCredential(phoneNumber.subscriberNumber, phoneNumber.countryCode)
  return { email, phone }
}

/**
 * Runs the login prompt of an order, and turns its facts into navigation and sign-in. `startsAtOnce` where the return is open
 * already; that it was asked about goes along with its address, so that a reload does not ask again.
 */
export const useLoginPromptActor = (
  order: Order,
  { startsAtOnce }: { readonly startsAtOnce: boolean },
): LoginPromptActor => {
  const app = useApp()
  const { enableLoginPrompt } = useFlags()
  const navigate = useNavigate()
  const machine = useMemo(() => createLoginPromptMachine({ http: app.http }), [app])
  return useFlow(machine, {
    input: {
      isEnabled: enableLoginPrompt,
      startsAtOnce,
      orderNumber: order.orderNumber,
      ...credentialsOf(order),
    },
    on: {
      'return.admitted': ({ orderNumber }) => {
        void navigate({
          to: '/{-$country}/{-$locale}/orders/sales/$orderNumber/return',
          params: { orderNumber },
          state: (current) => ({ ...(startsAtOnce && current), isReturnAdmitted: true }),
          ...(startsAtOnce && { search: true, replace: true, resetScroll: false, viewTransition: false }),
        })
      },
      'session.signInWanted': ({ orderNumber }) => {
        const returnTo = `${pathPrefix(app.place)}/orders/sales/${orderNumber}/return`
        app.session.send({ type: 'session.signIn', returnTo })
      },
    },
  })
}
