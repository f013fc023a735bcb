import type { ObjectKind, Subject, World } from './matrix.types.ts'
import { bookAddress, curbsideOrder, newPerson, orderWith, returnWith, unpaid } from './subjects.ts'
import { arrival, cancellationJob, keyOf, payment, paymentJob, returnJob } from './things.ts'

/** One person with a thing of each kind, whose ids are tried where the id of another belongs. */
export const createHousehold = async (
  world: World,
): Promise<{ readonly person: Subject; readonly ids: Readonly<Record<ObjectKind, string>> }> => {
  const person = newPerson()
  // Past cancelling: nothing is changed whose id is sent in the place of another.
  const order = await orderWith({ lines: [{ status: 'Shipped' }] })(world, person)
  const [unpaidOrder, waiting] = [
    await orderWith(unpaid)(world, person),
    await curbsideOrder()(world, person),
  ]
  const ids = {
    order: order.id,
    return: (await returnWith()(world, person)).id,
    cancelJob: await cancellationJob(world, unpaidOrder),
    returnJob: await returnJob(world, order),
    paymentJob: await paymentJob('formsV1')(world, unpaidOrder),
    payment: await payment(world, waiting),
    pickup: await arrival()(world, waiting),
    address: (await bookAddress(world, person)).id,
    key: await keyOf(({ upmId }) => ({ kind: 'member', upmId }))(world, order),
    member: person.upmId,
  }
  return { person: order, ids }
}
