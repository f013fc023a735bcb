import { eq } from 'drizzle-orm'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createWatchNetwork } from '../../../../machines/network.actors.ts'
import { createOnTheWayMachine } from '../../../../machines/on-the-way/on-the-way.actors.ts'
import { selectOnTheWayView } from '../../../../machines/on-the-way/on-the-way.selectors.ts'
import { createPrefetch } from '../../../../services/http/prefetch.ts'
import { announceVisit } from '../../../../services/pickup/announce-visit.ts'
import { type GetVisitInput, getVisit } from '../../../../services/pickup/get-visit.ts'
import { orderRequestLimits } from '../../../api/http/limits/order-requests.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { bucketOf } from '../../../limits/attempt-limits.ts'
import { type Arrange, newOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber, identity } = await newOrder(host, caller, { from: 'curbside' })
  return {
    identity,
    ready: 'form',
    done: 'expected',
    open: (tab) => {
      const visits = createPrefetch((input: GetVisitInput, signal) => getVisit(tab.http, input, signal))
      const machine = createOnTheWayMachine({ http: tab.http, keys: tab.keys, visits }).provide({
        actors: { watchNetwork: createWatchNetwork(() => new EventTarget()) },
      })
      const flow = tab.start(machine, {
        orderNumber,
        isMember: caller === 'member',
        known: null,
        knownAt: null,
        pendingKey: pendingKeyOf(tab.keys, announceVisit, { orderNumber }),
        timeZone: 'UTC',
        now: tab.now,
      })
      return {
        view: () => selectOnTheWayView(flow.getSnapshot()),
        press: () => {
          flow.send({ type: 'minutes.type', value: '25' })
          flow.send({ type: 'visit.announce' })
        },
      }
    },
    effects: (db) =>
      db.$count(
        attempts,
        eq(attempts.bucket, bucketOf({ limit: orderRequestLimits.visit, subject: orderNumber })),
      ),
  }
}
