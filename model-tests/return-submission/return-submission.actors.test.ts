import { describe, expect, test } from 'vitest'
import { createReturnSubmissionMachine } from '../../machines/return-wizard/return-submission/return-submission.actors.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'
import { walkTime } from '../samples/samples.ts'
import { email, request, submissionInput, trigger } from './return-submission.parts.ts'

openPage()

const job = { jobId: 'job-1', response: { returnOrderNumber: 'R00000001' }, error: null }

const submit = async (input: Partial<typeof submissionInput>, ...replies: readonly HostAnswer[]) => {
  const host = startHost(replies)
  const { keys, claimed, settled } = startKeys()
  const submission = running(createReturnSubmissionMachine({ http: host.http, keys, since: walkTime }), {
    ...submissionInput,
    ...input,
  })
  await submission.pass(0)
  return { ...submission, asked: host.asked, claimed, settled }
}

const ofReturn = { call: 'captureReturn', object: 'C00000001' }
const ofTrigger = { call: 'triggerDoris', object: 'C00000001' }
const ofEmail = { call: 'sendStoreReturnEmail', object: 'R00000001' }

describe('return submission: its calls', () => {
  test('the return, the message and the e-mail go out one after the other, each with a key of its own', async () => {
    const { snapshot, asked } = await submit(
      { trigger, email },
      answers(job, 202),
      answers({ accepted: true }, 202),
      answers({ returnNumber: 'R00000001' }),
    )
    expect(asked).toMatchObject([
      { call: 'POST /api/order_mgmt/user_return_captures/v1', idempotencyKey: 'key-1', body: request },
      { call: 'POST /api/doris_trigger', idempotencyKey: 'key-2', body: trigger },
      {
        call: 'POST /api/order_mgmt/store_return_email/v1',
        idempotencyKey: 'key-3',
        body: { ...email, returnNumber: 'R00000001' },
      },
    ])
    expect(snapshot().output).toEqual({
      kind: 'done',
      value: { returnOrderNumber: 'R00000001', emailSent: true },
    })
  })

  test('a return and an e-mail that another tab has made since the wizard was opened count; a message does not', async () => {
    const { claimed } = await submit(
      { trigger, email },
      answers(job, 202),
      answers({ accepted: true }, 202),
      answers({ returnNumber: 'R00000001' }),
    )
    expect(claimed).toEqual([
      { ...ofReturn, since: walkTime },
      { ...ofTrigger, since: null },
      { ...ofEmail, since: walkTime },
    ])
  })

  test('the key of the return is settled last, so that a reload before takes all of it up again', async () => {
    const { settled } = await submit(
      { trigger, email },
      answers(job, 202),
      answers({ accepted: true }, 202),
      answers({ returnNumber: 'R00000001' }),
    )
    expect(settled).toEqual([
      { ...ofTrigger, key: 'key-2', end: 'done' },
      { ...ofEmail, key: 'key-3', end: 'made' },
      { ...ofReturn, key: 'key-1', end: 'made' },
    ])
  })

  test('a refused return settles its key at once, and nobody else is called', async () => {
    const { snapshot, asked, settled } = await submit({ trigger, email }, refuses(422, 'return_state'))
    expect(asked).toHaveLength(1)
    expect(settled).toEqual([{ ...ofReturn, key: 'key-1', end: 'refused' }])
    expect(snapshot().output).toEqual({
      kind: 'refused',
      code: 'return_state',
      status: 422,
      isFinal: true,
    })
  })
})
