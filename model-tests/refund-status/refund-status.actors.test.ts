import { expect, test } from 'vitest'
import { createRefundStatusMachine } from '../../machines/refund-status/refund-status.actors.ts'
import { selectRefundStatusView } from '../../machines/refund-status/refund-status.selectors.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { getRefundStatus } from '../../services/orders/get-refund-status.ts'
import { refundedReturn, sampleStatus } from '../samples/refund-samples.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { openPage } from '../samples/sample-page.ts'
import { walkTime } from '../samples/samples.ts'

openPage()

test('[BY-57] the answer is the one that a loader has asked the host for, once', async () => {
  const { http, asked } = startHost([answers(sampleStatus([refundedReturn]))])
  const statuses = createPrefetch((input: { orderNumber: string }, signal) =>
    getRefundStatus(http, input, signal),
  )
  await statuses.start({ orderNumber: 'C00000001' })
  const page = running(createRefundStatusMachine({ statuses }), {
    orderNumber: 'C00000001',
    isMember: true,
    known: null,
    knownAt: null,
    now: () => walkTime,
  })
  await page.pass(0)
  expect(selectRefundStatusView(page.snapshot())).toBe('status')
  expect(asked).toMatchObject([{ call: 'GET /api/orders/refunds/v1/C00000001' }])
})
