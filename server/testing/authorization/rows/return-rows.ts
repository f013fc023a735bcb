import { sendBankRefund } from '../../../../contract/returns/bank-refund.ts'
import { listCarrierData, listProviders } from '../../../../contract/returns/carriers.ts'
import { triggerDoris } from '../../../../contract/returns/doris-trigger.ts'
import { listDropOffPoints } from '../../../../contract/returns/drop-off-points.ts'
import { getExchangeOptions, holdExchange } from '../../../../contract/returns/exchange.ts'
import { cancelReturn } from '../../../../contract/returns/return-cancellation.ts'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { getReturnLabel } from '../../../../contract/returns/return-label.ts'
import {
  dispatchReturnLabel,
  sendStoreReturnEmail,
} from '../../../../contract/returns/return-label-dispatch.ts'
import { switchReturnMethod } from '../../../../contract/returns/return-method.ts'
import { getReturnProof, sendReturnProof } from '../../../../contract/returns/return-proof.ts'
import { sampleAccount } from '../../orders/cash-returns.ts'
import { askedLine, captureBody } from '../../orders/return-bodies.ts'
import { amongJobs, amongNumbers, open, ownersOf } from '../answers.ts'
import type { Asked, Row } from '../matrix.types.ts'
import {
  cashReturn,
  exchangeableOrderOf,
  made,
  orderWith,
  returnableOrder,
  returnWith,
  somebody,
  storeReturn,
} from '../subjects.ts'
import { returnJob } from '../things.ts'

const gone = { lines: [{ status: 'Inspection Passed' }] }

/** A status that nobody here has heard of: what the line is called tells that it is over. */
const closed = { lines: [{ status: 'Teleported', statusVariant: 'RETURN_COMPLETED' }] }

const label = ({ id }: Asked) => ({ params: { returnOrderNum: id } })
const switchTo = ({ id }: Asked) => ({
  params: { returnOrderNumber: id },
  body: { returnMethod: 'PICK_UP', standardCarrierAlphaCode: null },
})
const prove = ({ id }: Asked) => ({
  params: { returnOrderNumber: id },
  body: { receiptNumber: '1Z999AA10123456784', photo: null },
})
const dispatch = ({ id, own }: Asked) => ({
  body: {
    dispatchType: 'email',
    returnOrderNumber: id,
    visitorDetail: { email: own.person.email, phone: null, visitorId: 'v1', visit: '1' },
  },
})

/** Returns and their labels (returns.md §7). */
export const returnRows: readonly Row[] = [
  {
    call: captureReturn,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: returnableOrder,
    request: ({ id }) => ({ body: captureBody(id, [askedLine('0001')]) }),
    instead: amongNumbers('validation', 'return_state'),
  },
  {
    call: getReturnCaptureJob,
    object: 'job',
    answers: ownersOf('job_not_found'),
    arrange: made(orderWith(), returnJob),
    request: ({ id }) => ({ params: { jobId: id } }),
    instead: amongJobs('returnJob'),
  },
  {
    call: switchReturnMethod,
    object: 'return',
    answers: ownersOf('order_not_found'),
    arrange: returnWith(),
    request: switchTo,
    instead: amongNumbers('order_not_found', 'ok'),
  },
  {
    call: switchReturnMethod,
    object: 'return that has arrived',
    answers: ownersOf('order_not_found', 'return_state'),
    arrange: returnWith(gone),
    request: switchTo,
  },
  {
    call: switchReturnMethod,
    object: 'return that is over by its simple status alone',
    answers: ownersOf('order_not_found', 'return_state'),
    arrange: returnWith(closed),
    request: switchTo,
  },
  {
    call: getExchangeOptions,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: returnableOrder,
    request: ({ id }) => ({ params: { orderNumber: id } }),
    instead: amongNumbers('ok', 'ok'),
  },
  {
    call: holdExchange,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: exchangeableOrderOf,
    request: ({ id }) => ({
      params: { orderNumber: id, lineId: `${id}-1` },
      body: { choice: null, chosenAt: 0 },
    }),
    instead: amongNumbers('exchange_unavailable', 'exchange_unavailable'),
  },
  {
    call: getReturnProof,
    object: 'return',
    answers: ownersOf('order_not_found'),
    arrange: returnWith(),
    request: ({ id }) => ({ params: { returnOrderNumber: id } }),
    instead: amongNumbers('order_not_found', 'ok'),
  },
  {
    call: sendReturnProof,
    object: 'return',
    answers: ownersOf('order_not_found'),
    arrange: returnWith(),
    request: prove,
    instead: amongNumbers('order_not_found', 'ok'),
  },
  {
    call: sendReturnProof,
    object: 'return to a store',
    answers: ownersOf('order_not_found', 'return_proof_closed'),
    arrange: storeReturn,
    request: prove,
  },
  {
    call: sendBankRefund,
    object: 'return',
    answers: ownersOf('order_not_found'),
    arrange: cashReturn,
    request: ({ id, own }) => ({
      body: { accountDetails: sampleAccount, email: own.person.email, orderNumber: id },
    }),
    instead: amongNumbers('bank_refund_not_due', 'bank_refund_not_due'),
  },
  {
    call: triggerDoris,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: orderWith(),
    request: ({ id }) => ({
      body: {
        eventType: 'DorisAlternateNotification',
        language: 'en',
        marketplace: 'US',
        phoneNumber: '5035550100',
        salesOrderNumber: id,
      },
    }),
    instead: amongNumbers('ok', 'ok'),
  },
  {
    call: getReturnLabel,
    object: 'label of a return',
    answers: ownersOf('order_not_found'),
    arrange: returnWith(),
    request: label,
    instead: amongNumbers('order_not_found', 'ok'),
  },
  {
    call: getReturnLabel,
    object: 'label of a return that has arrived',
    answers: ownersOf('order_not_found', 'label_not_available'),
    arrange: returnWith(gone),
    request: label,
  },
  {
    call: dispatchReturnLabel,
    object: 'label of a return',
    answers: ownersOf('order_not_found'),
    arrange: returnWith(),
    request: dispatch,
    instead: amongNumbers('order_not_found', 'ok'),
  },
  {
    call: dispatchReturnLabel,
    object: 'label of a return that has arrived',
    answers: ownersOf('order_not_found', 'label_not_available'),
    arrange: returnWith(gone),
    request: dispatch,
  },
  {
    call: sendStoreReturnEmail,
    object: 'return to a store',
    answers: ownersOf('order_not_found'),
    arrange: storeReturn,
    request: ({ id, own }) => ({
      body: {
        country: 'US',
        firstName: 'Ada',
        language: 'en',
        orderNumber: id.slice(0, -1),
        returnNumber: id,
        to: own.person.email,
      },
    }),
    instead: amongNumbers('order_not_found', 'order_not_found'),
    refusedWith: 400,
  },
  {
    call: listProviders,
    object: 'nothing',
    answers: open(),
    arrange: somebody,
    request: () => ({ query: { serviceCountryCode: 'NL' } }),
  },
  {
    call: listCarrierData,
    object: 'nothing',
    answers: open(),
    arrange: somebody,
    request: () => ({ query: { serviceCountryCode: 'NL' } }),
  },
  {
    call: listDropOffPoints,
    object: 'nothing',
    answers: open(),
    arrange: somebody,
    request: () => ({ query: { serviceCountryCode: 'NL', serviceSCACCode: 'PNLB', service: 'paperless' } }),
  },
  // Last: the return that the other rows are tried with is over after it.
  {
    call: cancelReturn,
    object: 'return',
    answers: ownersOf('order_not_found'),
    arrange: returnWith(),
    request: ({ id }) => ({ params: { returnOrderNumber: id } }),
    instead: amongNumbers('order_not_found', 'ok'),
  },
  {
    call: cancelReturn,
    object: 'return that has arrived',
    answers: ownersOf('order_not_found', 'return_state'),
    arrange: returnWith({ lines: [{ status: 'Received' }] }),
    request: ({ id }) => ({ params: { returnOrderNumber: id } }),
  },
]
