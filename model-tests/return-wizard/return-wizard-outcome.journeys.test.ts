import { describe, expect, test } from 'vitest'
import { selectSubmission } from '../../machines/return-wizard/return-wizard.selectors.ts'
import { succeeded } from '../../services/http/result.ts'
import { sampleDelivered } from '../samples/return-samples.ts'
import { defect } from '../samples/samples.ts'
import { created, failed, orderNumber, startWizard } from './return-wizard.parts.ts'

describe('return wizard: what becomes of what was sent', () => {
  test('the facts of a created return, with the record that stands in for it', async () => {
    const page = await startWizard()
    page.fillsIn('line-1', 'upsDropoff')
    expect(selectSubmission(page.snapshot())).toBe(page.snapshot().children.returnSubmission)
    await page.answer('returnSubmission', created)
    expect(page.emitted.at(-1)).toEqual({
      type: 'return.created',
      returnOrderNumber: 'R00000001',
      emailSent: true,
      record: expect.objectContaining({ orderNumber: 'R00000001' }),
      isRefundedByBank: false,
    })
    expect([page.view(), selectSubmission(page.snapshot())]).toEqual(['created', undefined])
  })

  test('a refund to a bank account is told with the return, and its record knows it', async () => {
    const order = sampleDelivered({ bankRefund: { sent: null } })
    const page = await startWizard({}, order)
    page.fillsIn('line-1', 'upsDropoff')
    await page.answer('returnSubmission', created)
    expect(page.emitted.at(-1)).toMatchObject({
      isRefundedByBank: true,
      record: { bankRefund: { sent: null } },
    })
  })

  test('a final refusal loads the order again and begins at the items; what was entered stays', async () => {
    const page = await startWizard()
    page.fillsIn('line-1', 'upsDropoff')
    await page.answer('returnSubmission', { ...failed, isFinal: true, status: 400, code: 'validation' })
    expect(page.snapshot().context.refusal).toMatchObject({ code: 'validation', status: 400, isFinal: true })
    page.send({ type: 'dialog.dismiss' })
    const { step, refusal } = page.snapshot().context
    expect([page.view(), step, refusal]).toEqual(['skeleton', 'items', null])
    await page.answer('fetchOrder', succeeded({ order: sampleDelivered(), providers: null }))
    expect(page.view()).toBe('items')
    expect(page.snapshot().context.draft.choices[0]).toMatchObject({ checked: true, reason: 'tooSmall' })
  })
})

describe('return wizard: after an attempt', () => {
  test('a looked-up attempt that failed leads to the items where the draft is gone, and the next is a new one', async () => {
    const shopper = await startWizard({ pendingKey: 'key-0' })
    expect(shopper.submitted()).toMatchObject([{ request: null, pendingKey: 'key-0' }])
    await shopper.answer('returnSubmission', failed)
    expect(shopper.snapshot().context).toMatchObject({ pendingKey: null, refusal: { code: 'internal' } })
    shopper.send({ type: 'wizard.retry' })
    expect([shopper.view(), shopper.submitted().length, shopper.snapshot().context.refusal]).toEqual([
      'items',
      1,
      null,
    ])
  })

  test('a closed failure leads to the items where the draft is gone', async () => {
    const shopper = await startWizard({ pendingKey: 'key-0' })
    await shopper.answer('returnSubmission', failed)
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.view()).toBe('items')
  })

  test('an outcome that nobody knows leads to the order, or back to where the return was sent from', async () => {
    const complete = await startWizard()
    complete.fillsIn('line-1', 'upsDropoff')
    await complete.breaks('returnSubmission', defect)
    expect(complete.view()).toBe('notConfirmed')
    complete.send({ type: 'dialog.dismiss' })
    expect(complete.view()).toBe('method')

    const gone = await startWizard({ pendingKey: 'key-0' })
    await gone.answer('returnSubmission', { kind: 'unconfirmed', report: null })
    expect([gone.view(), gone.emitted]).toEqual(['notConfirmed', []])
    gone.send({ type: 'dialog.dismiss' })
    expect(gone.view()).toBe('items')

    const leaving = await startWizard({ pendingKey: 'key-0' })
    await leaving.answer('returnSubmission', { kind: 'unconfirmed', report: null })
    leaving.send({ type: 'wizard.leave' })
    expect([leaving.view(), leaving.emitted]).toEqual(['leaving', [{ type: 'wizard.left', orderNumber }]])
  })
})
