import type { Database } from '../../../db/schema.ts'
import { dropDevices, findChoice, storeChoice } from '../notification-facts/notifications.repository.ts'
import { readStopCode, type StopSubject } from '../notification-facts/stop-code.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { orderNotFound } from '../orders/order-access.ts'

const subjectOf = (secret: string, code: string): StopSubject => {
  const subject = readStopCode(secret, code)
  if (subject === null) throw orderNotFound()
  return subject
}

/** What a link stops; it says of the order no more than its number (BY-40). `order_not_found` for a code that the shop has not made. */
export const readStop = async (secret: string, db: Database, code: string) => {
  const subject = subjectOf(secret, code)
  const choice = await findChoice(db, subject.orderNumber)
  return { ...subject, isOn: choice[subject.channel] }
}

/** Switches the way of a link off, as the order's page would; twice is once. */
export const stop = async (secret: string, tx: Database, code: string) => {
  const { orderNumber, channel } = subjectOf(secret, code)
  await lockOrder(tx, orderNumber)
  const choice = await findChoice(tx, orderNumber)
  if (choice[channel]) {
    if (channel === 'push') await dropDevices(tx, orderNumber)
    await storeChoice(tx, orderNumber, { ...choice, [channel]: false })
  }
  return { orderNumber, channel, isOn: false }
}
