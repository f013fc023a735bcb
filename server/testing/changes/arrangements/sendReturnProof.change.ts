import { eq } from 'drizzle-orm'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createReturnProofMachine } from '../../../../machines/return-proof/return-proof.actors.ts'
import { selectReturnProofView } from '../../../../machines/return-proof/return-proof.selectors.ts'
import { createPrefetch } from '../../../../services/http/prefetch.ts'
import {
  getReturnProof,
  type ProofTarget,
  sendReturnProof,
} from '../../../../services/returns/return-proof.ts'
import { orderRequestLimits } from '../../../api/http/limits/order-requests.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { bucketOf } from '../../../limits/attempt-limits.ts'
import { type Arrange, newOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber: returnOrderNumber, identity } = await newOrder(host, caller, {
    from: 'return-created',
  })
  return {
    identity,
    ready: 'asking',
    done: 'proven',
    open: (tab) => {
      const proofs = createPrefetch((input: ProofTarget, signal) => getReturnProof(tab.http, input, signal))
      const flow = tab.start(createReturnProofMachine({ ...tab, proofs }), {
        returnOrderNumber,
        known: null,
        pendingKey: pendingKeyOf(tab.keys, sendReturnProof, { returnOrderNumber }),
      })
      return {
        view: () => selectReturnProofView(flow.getSnapshot()),
        press: () => {
          flow.send({ type: 'number.change', value: '1Z999AA10123456784' })
          flow.send({ type: 'proof.send' })
        },
      }
    },
    // One more of the day's proofs for each that was kept: a proof takes the place of the one before.
    effects: (db) =>
      db.$count(
        attempts,
        eq(attempts.bucket, bucketOf({ limit: orderRequestLimits.proof, subject: returnOrderNumber })),
      ),
  }
}
