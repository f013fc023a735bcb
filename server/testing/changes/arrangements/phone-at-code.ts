import type { CallerKind } from '../../../../contract/wire/call.ts'
import { createPhoneConfirmationMachine } from '../../../../machines/notifications/phone-confirmation/phone-confirmation.actors.ts'
import { selectPhoneConfirmationView } from '../../../../machines/notifications/phone-confirmation/phone-confirmation.selectors.ts'
import type { PhoneConfirmationView } from '../../../../machines/notifications/phone-confirmation/phone-confirmation.types.ts'
import { type ChangesHost, newOrder } from '../arrangement.ts'
import type { Tab } from '../browser.ts'

let phones = 0

/** An order, and a phone of Washington, D.C., that nobody else has: what reaches it is counted by its number. */
export const newPhone = async (host: ChangesHost, caller: CallerKind) => {
  phones += 1
  const phone = `202555${String(phones).padStart(4, '0')}`
  return { ...(await newOrder(host, caller, { from: 'shipped' })), phone }
}
export type PhoneOfOrder = Awaited<ReturnType<typeof newPhone>>

/** The confirmation of a phone in a tab; what nobody could say of is tried again, as the page offers it. */
export const openConfirmation = (tab: Tab, { orderNumber, phone }: PhoneOfOrder) => {
  const flow = tab.start(createPhoneConfirmationMachine(tab), {
    orderNumber,
    callingCode: '1',
    language: 'en',
    now: tab.now,
    newId: () => crypto.randomUUID(),
  })
  const view = (): PhoneConfirmationView | 'confirmed' =>
    flow.getSnapshot().status === 'done' ? 'confirmed' : selectPhoneConfirmationView(flow.getSnapshot())
  flow.subscribe(() => {
    const shown = view()
    if (shown === 'notSent' || shown === 'unconfirmed') {
      setTimeout(() => flow.send({ type: 'request.retry' }), 20)
    }
  })
  flow.send({ type: 'phone.change', value: phone })
  return { flow, view }
}
