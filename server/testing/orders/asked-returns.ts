import { getOrder } from '../../../contract/orders/order-calls.ts'
import { captureReturn, getReturnCaptureJob } from '../../../contract/returns/return-capture.ts'
import { type ApiRequest, send, sendOk } from '../host/api-client.ts'
import { completedJob } from '../host/job-polling.ts'
import type { TestHost } from '../host/test-host.ts'
import { addOrder, newMember, type OrderParts } from './build-order.ts'
import { type CaptureBody, deliveredOrder } from './return-bodies.ts'

/** Problem of a return that is refused. */
export type Refusal = { code: string; errors?: { pointer: string; code: string }[] }

/** What members and guests do to send things back to a test host. */
export const askedReturns = (host: TestHost) => {
  const place = async (parts: OrderParts = {}) => {
    const upmId = newMember()
    return { upmId, orderNumber: await addOrder(host.deps.db, deliveredOrder({ upmId, ...parts })) }
  }
  const capture = (body: unknown, as: ApiRequest) => send(host.app, captureReturn, { ...as, body })
  const completed = (jobId: string, as: ApiRequest) => completedJob(host.app, getReturnCaptureJob, jobId, as)
  const orderOf = async (orderNumber: string, as: ApiRequest) =>
    (await sendOk(host.app, getOrder, { ...as, params: { orderNumber } })).order
  const returnOf = async (body: CaptureBody, as: ApiRequest) => {
    const { jobId } = await sendOk(host.app, captureReturn, { ...as, body })
    return (await completed(jobId, as)).response?.returnOrderNumber ?? 'none'
  }
  return { place, capture, completed, orderOf, returnOf }
}
