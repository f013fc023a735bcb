import { describe, expect, test } from 'vitest'
import { papersMachine } from '../../machines/papers/papers.machine.ts'
import {
  selectArchiveView,
  selectFileView,
  selectPapersView,
} from '../../machines/papers/papers.selectors.ts'
import type { PapersInput } from '../../machines/papers/papers.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { journeysWith } from '../lib/journey.ts'
import { sampleFile, sampleInvoice, samplePapers } from '../samples/paper-samples.ts'
import { problem, walkTime } from '../samples/samples.ts'

const startJourney = journeysWith({ begins: walkTime, listeners: ['watchNetwork'], hears: [] })

const open = (input: Partial<PapersInput> = {}) => {
  const journey = startJourney({
    machine: papersMachine,
    input: () => ({ orderNumber: 'C00000001', isMember: true, known: null, ...input }),
  })
  return {
    ...journey,
    sees: () => selectPapersView(journey.snapshot()),
    file: () => selectFileView(journey.snapshot()),
    archive: () => selectArchiveView(journey.snapshot()),
  }
}
const download = { type: 'paper.download', paperId: sampleInvoice.id } as const

describe('papers: pinned journeys', () => {
  test('[BY-25] what came with the page is not asked for again', () => {
    const page = open({ known: samplePapers })
    expect([page.sees(), page.asked('loadPapers')]).toEqual(['papers', []])
  })

  test('[BY-25] a paper is made once, and handed over', async () => {
    const page = open({ known: samplePapers })
    page.send(download)
    page.send(download)
    expect(page.file()).toBe('paperMaking')
    expect(page.asked('makePaper')).toEqual([{ orderNumber: 'C00000001', paperId: sampleInvoice.id }])
    await page.answer('makePaper', succeeded(sampleFile))
    expect([page.file(), page.emitted]).toEqual(['paperIdle', [{ type: 'file.made', file: sampleFile }]])
  })

  test('[BY-25] a paper that does not come can be asked for again', async () => {
    const page = open({ known: samplePapers })
    page.send(download)
    await page.answer('makePaper', failed(problem(503, 'unavailable')))
    expect([page.sees(), page.file()]).toEqual(['papers', 'paperFailed'])
    page.send(download)
    await page.answer('makePaper', succeeded(sampleFile))
    expect([page.file(), page.emitted.map(({ type }) => type)]).toEqual([
      'paperIdle',
      ['error.reported', 'file.made'],
    ])
  })

  test('[BY-29] everything is made while papers go on, and can be asked for again', async () => {
    const page = open({ known: samplePapers })
    page.send({ type: 'archive.make' })
    page.send(download)
    expect([page.archive(), page.file()]).toEqual(['archiveMaking', 'paperMaking'])
    await page.answer('makePaper', succeeded(sampleFile))
    await page.answer('makeArchive', succeeded(sampleFile))
    expect([page.archive(), page.file()]).toEqual(['archiveMade', 'paperIdle'])
    page.send({ type: 'archive.make' })
    await page.answer('makeArchive', failed({ kind: 'timeout' }))
    expect(page.archive()).toBe('archiveFailed')
  })

  test('[BY-29] beyond those of a day there is none, and nothing to press', async () => {
    const page = open({ known: samplePapers })
    page.send({ type: 'archive.make' })
    await page.answer('makeArchive', failed(problem(429, 'rate_limited')))
    page.send({ type: 'archive.make' })
    expect([page.archive(), page.asked('makeArchive').length, page.emitted]).toEqual([
      'archiveLimited',
      1,
      [],
    ])
  })

  test('[BY-25] without a connection it waits for one, and goes on by itself', async () => {
    const page = open()
    await page.answer('loadPapers', failed({ kind: 'network' }))
    expect(page.sees()).toBe('offline')
    page.send({ type: 'network.back' })
    await page.answer('loadPapers', failed(problem(500, 'internal')))
    expect(page.sees()).toBe('failed')
    page.send({ type: 'papers.retry' })
    await page.answer('loadPapers', succeeded(samplePapers))
    expect(page.sees()).toBe('papers')
  })

  test.each([
    ['a member, whose order it is not', true, problem(404, 'order_not_found'), 'unknown', ['error.reported']],
    ['a member who is signed out', true, { kind: 'unauthorized' }, 'leaving', ['session.rejected']],
    ['a guest whose order it is not', false, problem(404, 'order_not_found'), 'leaving', ['noMatch']],
    ['a guest who may look no longer', false, { kind: 'unauthorized' }, 'leaving', ['unavailable']],
    ['a guest where the host fails', false, problem(503, 'unavailable'), 'failed', ['error.reported']],
  ] as const)('[BY-25] %s', async (_, isMember, failure, view, facts) => {
    const page = open({ isMember })
    await page.answer('loadPapers', failed(failure))
    const told = page.emitted.map((event) => (event.type === 'order.unreachable' ? event.reason : event.type))
    expect([page.sees(), told]).toEqual([view, facts])
  })

  test.each([
    ['paper', download, 'makePaper'],
    ['file of everything', { type: 'archive.make' }, 'makeArchive'],
  ] as const)(
    '[BY-25] a guest whose pass ends before a %s is asked for is shown what there is without one',
    async (_, event, call) => {
      const page = open({ isMember: false, known: samplePapers })
      page.send(event)
      await page.answer(call, failed(problem(403, 'guest_pass_missing')))
      expect([page.sees(), page.emitted]).toEqual(['skeleton', []])
      await page.answer('loadPapers', succeeded({ ...samplePapers, isShownInPart: true }))
      expect([page.sees(), page.snapshot().context.known?.isShownInPart]).toEqual(['papers', true])
    },
  )

  test('[BY-25] whoever is signed out meanwhile is led to sign in, whatever is asked for', async () => {
    const page = open({ known: samplePapers })
    page.send(download)
    await page.answer('makePaper', failed({ kind: 'unauthorized' }))
    expect([page.sees(), page.emitted]).toEqual(['leaving', [{ type: 'session.rejected' }]])
  })
})
