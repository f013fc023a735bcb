import { expect, test } from 'vitest'
import type { ProofAnswer } from '../../contract/returns/return-proof.ts'
import { createReturnProofMachine } from '../../machines/return-proof/return-proof.actors.ts'
import { selectReturnProofView } from '../../machines/return-proof/return-proof.selectors.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { getReturnProof, type ProofTarget } from '../../services/returns/return-proof.ts'
import { openProof, sentProof } from '../samples/paper-samples.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'

openPage()

test('[BY-27] a proof is sent by the return’s number, with a key that is settled once it is, and read again', async () => {
  const { http, asked } = startHost([
    answers(openProof),
    answers({ returnOrderNumber: 'R00000001', sentAt: '2026-11-20T10:00:00.000Z' }),
    answers(sentProof),
  ])
  const { keys, settled } = startKeys()
  const proofs = createPrefetch<ProofTarget, ProofAnswer>((input, signal) =>
    getReturnProof(http, input, signal),
  )
  await proofs.start({ returnOrderNumber: 'R00000001' })
  const page = running(createReturnProofMachine({ http, keys, proofs }), {
    returnOrderNumber: 'R00000001',
    pendingKey: null,
    known: null,
  })
  await page.until((snapshot) => selectReturnProofView(snapshot) === 'asking')
  page.actor.send({ type: 'number.change', value: 'ab 12' })
  page.actor.send({ type: 'proof.send' })
  await page.until((snapshot) => selectReturnProofView(snapshot) === 'proven')
  const path = '/api/order_mgmt/return_proofs/v1/R00000001'
  expect(asked).toMatchObject([
    { call: `GET ${path}` },
    { call: `POST ${path}`, body: { receiptNumber: 'AB12', photo: null }, idempotencyKey: 'key-1' },
    { call: `GET ${path}` },
  ])
  expect(settled).toEqual([{ call: 'sendReturnProof', object: 'R00000001', key: 'key-1', end: 'done' }])
})
