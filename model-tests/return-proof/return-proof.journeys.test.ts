import { describe, expect, test } from 'vitest'
import type { ProofAnswer } from '../../contract/returns/return-proof.ts'
import { returnProofMachine } from '../../machines/return-proof/return-proof.machine.ts'
import {
  selectReturnProofView,
  selectShownFault,
} from '../../machines/return-proof/return-proof.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { journeysWith } from '../lib/journey.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { closedProof, keptProof, openProof, sentProof } from '../samples/paper-samples.ts'
import { walkTime } from '../samples/samples.ts'

const startJourney = journeysWith({ begins: walkTime, listeners: [], hears: [] })

const open = (pendingKey: string | null = null, known: ProofAnswer | null = null) => {
  const journey = startJourney({
    machine: returnProofMachine,
    input: () => ({ returnOrderNumber: 'R00000001', pendingKey, known }),
  })
  return {
    ...journey,
    sees: () => selectReturnProofView(journey.snapshot()),
    fault: () => selectShownFault(journey.snapshot()),
    context: () => journey.snapshot().context,
  }
}
const asks = async () => {
  const page = open()
  await page.answer('loadProof', succeeded(openProof))
  return page
}
const types = (value: string) => ({ type: 'number.change', value }) as const
const picks = { type: 'photo.choose', file: new Blob(['photo']) } as const

describe('return proof: pinned journeys', () => {
  test('[BY-27] a number is typed, sent as it is kept, and what the host has is shown', async () => {
    const page = await asks()
    page.send(types(' 1z 999-a '))
    page.send({ type: 'proof.send' })
    expect(page.asked('attempt')).toEqual([
      {
        target: { returnOrderNumber: 'R00000001' },
        request: { receiptNumber: '1Z999-A', photo: null },
        pendingKey: null,
      },
    ])
    await page.answer('attempt', doneAs('2026-11-20T10:00:00.000Z'))
    expect(page.sees()).toBe('skeleton')
    await page.answer('loadProof', succeeded(sentProof))
    expect([page.sees(), page.context().isFresh, page.context().typed, page.context().photo]).toEqual([
      'proven',
      true,
      '',
      null,
    ])
  })

  test('[BY-27] what is wrong with the number is said once it was to be sent', async () => {
    const page = await asks()
    expect(page.fault()).toBeNull()
    page.send({ type: 'proof.send' })
    expect([page.sees(), page.fault(), page.asked('attempt')]).toEqual(['asking', 'missing', []])
    page.send(types('AB#12'))
    expect(page.fault()).toBe('characters')
    page.send(types('AB12'))
    expect(page.fault()).toBeNull()
  })

  test('[BY-27][BY-28] a photo is enough; it is made small first, and can be taken away', async () => {
    const page = await asks()
    page.send(picks)
    expect(page.sees()).toBe('preparing')
    await page.answer('shrinkPhoto', { kind: 'ready', base64: '/9j/2Q==' })
    expect([page.sees(), page.context().photo]).toEqual(['asking', '/9j/2Q=='])
    page.send({ type: 'photo.remove' })
    page.send({ type: 'proof.send' })
    expect(page.fault()).toBe('missing')
    page.send(picks)
    await page.answer('shrinkPhoto', { kind: 'ready', base64: '/9j/2Q==' })
    page.send({ type: 'proof.send' })
    expect(page.asked('attempt')).toMatchObject([{ request: { receiptNumber: null, photo: '/9j/2Q==' } }])
  })

  test('[BY-28] a photo that cannot be read leaves the one before and what was typed', async () => {
    const page = await asks()
    page.send(types('AB12'))
    page.send(picks)
    await page.answer('shrinkPhoto', { kind: 'ready', base64: '/9j/2Q==' })
    page.send(picks)
    page.send(types('AB123'))
    await page.answer('shrinkPhoto', { kind: 'unreadable' })
    const { isUnreadable, photo, typed } = page.context()
    expect([page.sees(), isUnreadable, photo, typed]).toEqual(['asking', true, '/9j/2Q==', 'AB123'])
  })

  test('[BY-27] is replaced until the refund is made, or kept as it is', async () => {
    const page = open()
    await page.answer('loadProof', succeeded(sentProof))
    page.send({ type: 'proof.replace' })
    expect(page.sees()).toBe('asking')
    page.send({ type: 'proof.keep' })
    expect(page.sees()).toBe('proven')
    const closed = open()
    await closed.answer('loadProof', succeeded(keptProof))
    closed.send({ type: 'proof.replace' })
    expect(closed.sees()).toBe('proven')
  })

  test('[BY-27] that the return takes none anymore is found out from the host', async () => {
    const page = await asks()
    page.send(types('AB12'))
    page.send({ type: 'proof.send' })
    await page.answer('attempt', refusedAs('return_proof_closed'))
    await page.answer('loadProof', succeeded(closedProof))
    expect([page.sees(), page.emitted]).toEqual(['closed', []])
  })

  test('[BY-27] one from before a reload is looked up, and never sent again', async () => {
    const page = open('key-0')
    expect(page.asked('attempt')).toEqual([
      { target: { returnOrderNumber: 'R00000001' }, request: null, pendingKey: 'key-0' },
    ])
    await page.answer('attempt', notConfirmed)
    expect(page.sees()).toBe('unconfirmed')
    page.send({ type: 'proof.retry' })
    await page.answer('loadProof', succeeded(sentProof))
    expect(page.sees()).toBe('proven')
  })

  test('[BY-27] what was not taken can be sent again or changed, with all that was filled in', async () => {
    const page = await asks()
    page.send(types('AB12'))
    page.send({ type: 'proof.send' })
    await page.answer('attempt', refusedAs('internal', 503))
    expect(page.sees()).toBe('failed')
    page.send({ type: 'proof.edit' })
    expect([page.sees(), page.context().typed]).toEqual(['asking', 'AB12'])
  })

  test('[BY-27] what is known comes with the page, and is asked for once something was sent', async () => {
    const page = open(null, openProof)
    expect([page.sees(), page.asked('loadProof')]).toEqual(['asking', []])
    page.send(types('AB12'))
    page.send({ type: 'proof.send' })
    await page.answer('attempt', doneAs('2026-11-20T10:00:00.000Z'))
    await page.answer('loadProof', succeeded(sentProof))
    expect(page.sees()).toBe('proven')
    expect(open(null, keptProof).sees()).toBe('proven')
    expect(open(null, closedProof).sees()).toBe('closed')
  })

  test('[BY-27] where nobody can say what was sent it can be asked for again', async () => {
    const page = open()
    await page.answer('loadProof', failed({ kind: 'network' }))
    expect(page.sees()).toBe('unavailable')
    page.send({ type: 'proof.retry' })
    await page.answer('loadProof', failed({ kind: 'unauthorized' }))
    expect([page.sees(), page.emitted.map(({ type }) => type)]).toEqual([
      'unavailable',
      ['error.reported', 'session.rejected'],
    ])
  })
})
