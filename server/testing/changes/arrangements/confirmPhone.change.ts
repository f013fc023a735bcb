import { and, eq, isNotNull } from 'drizzle-orm'
import { requestPhoneCode } from '../../../../contract/notifications/notification-calls.ts'
import { listSandboxMails } from '../../../../contract/sandbox/sandbox-mails.ts'
import { notificationPhoneCodes } from '../../../db/tables/notifications/notifications.ts'
import { sendOk } from '../../host/api-client.ts'
import type { Arrange, ChangesHost } from '../arrangement.ts'
import { newPhone, openConfirmation, type PhoneOfOrder } from './phone-at-code.ts'

/** Has a code sent to the phone of an order, and reads it in the text. */
const codeFor = async ({ target }: ChangesHost, order: PhoneOfOrder): Promise<string> => {
  const { orderNumber, phone, identity, upmId } = order
  const filter = identity.guestFilter()
  await sendOk(target, requestPhoneCode, {
    params: { orderNumber },
    body: { phone: `+1${phone}`, language: 'en' },
    ...(upmId === null ? {} : { as: upmId }),
    ...(filter === null ? {} : { filter }),
  })
  const [text] = await sendOk(target, listSandboxMails, { query: { to: `1${phone}` } })
  return /#(\d{6})$/.exec(text?.text ?? '')?.[1] ?? ''
}

/** Whose phone is confirmed, or was in another page: the code works once, and asking again has another one sent. */
const used = (isAgain: boolean) => ['confirmed', 'over', ...(isAgain ? ['wrong'] : [])]

export const arrange: Arrange = async (host, caller) => {
  const order = await newPhone(host, caller)
  const code = await codeFor(host, order)
  let isPressed = false
  return {
    identity: order.identity,
    ready: 'code',
    done: 'used',
    open: (tab) => {
      const { flow, view } = openConfirmation(tab, order)
      const press = () => {
        isPressed = true
        flow.send({ type: 'code.change', value: code })
        flow.send({ type: 'code.submit' })
      }
      const isAgain = isPressed
      // Asked for again within its minute, it is the same code.
      flow.subscribe(() => {
        if (isAgain && view() === 'code' && flow.getSnapshot().context.code === '') press()
      })
      flow.send({ type: 'phone.submit' })
      return { view: () => (used(isAgain).includes(view()) ? 'used' : view()), press }
    },
    isOnceForAll: true,
    effects: (db) =>
      db.$count(
        notificationPhoneCodes,
        and(
          eq(notificationPhoneCodes.orderNumber, order.orderNumber),
          isNotNull(notificationPhoneCodes.confirmedAt),
        ),
      ),
  }
}
