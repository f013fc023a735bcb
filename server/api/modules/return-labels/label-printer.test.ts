import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import type { LabelFacts } from './label-facts.ts'
import { createLabelPrinter, type LabelPrinter, type LabelPrinterOptions } from './label-printer.ts'
import { labelPdf } from './pdf/label-pdf.ts'

const facts = (returnNumber: string, carrier = 'UPS'): LabelFacts => ({
  language: 'en',
  returnNumber,
  trackingNumber: 'UPSN123456789012',
  carrier,
  service: 'dropOff',
  from: ['Maya Okafor', '1180 Larkspur Way'],
  to: ['Podium Returns'],
  lines: [{ title: 'Court shoe', size: 'EU 42', quantity: 2 }],
  createdAt: new Date('2026-11-20T12:00:00Z'),
  paper: 'letter',
})

const testing = (name: string) => fileURLToPath(new URL(`../../../testing/labels/${name}`, import.meta.url))
const odd = testing('odd-label.worker.ts')
const codeOf = (label: Promise<Buffer>) =>
  label.then(
    (bytes) => bytes.toString(),
    (error: Error & { code?: string }) => error.code ?? error.message,
  )

describe('labels are printed in threads of their own', () => {
  let printer: LabelPrinter
  afterEach(() => printer.close())
  const start = (options: LabelPrinterOptions = {}) => {
    printer = createLabelPrinter(options)
    return (returnNumber: string, carrier?: string) => codeOf(printer.print(facts(returnNumber, carrier)))
  }

  it('[RL-01] to the same bytes as here, once for the same facts', async () => {
    start()
    const [one, same] = await Promise.all([printer.print(facts('RT1')), printer.print(facts('RT1'))])
    expect(one.equals(await labelPdf(facts('RT1')))).toBe(true)
    expect(same).toBe(one)
  })

  it('and this thread goes on while one of them never ends; it is ended, and the next label printed', async () => {
    const print = start({ worker: odd, threads: 1, timeoutMs: 5_000 })
    expect([await print('RT1', 'endless'), await print('RT2')]).toEqual(['label_timeout', 'RT2'])
  })

  it('a thread that dies or uses up its memory is replaced, and so is one that never started', async () => {
    const print = start({ worker: odd, threads: 1, timeoutMs: 60_000, memoryMb: 32 })
    const dead = await Promise.all([print('RT1', 'dies'), print('RT2')])
    const full = await Promise.all([print('RT3', 'greedy'), print('RT4')])
    expect([...dead, ...full]).toEqual(['label_thread_died', 'RT2', 'label_thread_died', 'RT4'])
    await printer.close()
    const never = start({ worker: testing('no-label.worker.ts'), threads: 1 })
    const lost = expect.stringMatching(/^(label_thread_died|this file has no label)$/)
    expect([await never('RT1'), await never('RT2')]).toEqual([lost, lost])
  })

  it('no more wait than may; those beyond are refused at once, and what failed is not kept', async () => {
    const print = start({ worker: odd, threads: 1, maxQueue: 2 })
    const answers = await Promise.all(['RT1', 'RT2', 'RT3', 'RT4', 'RT5'].map((number) => print(number)))
    expect(answers).toEqual(['RT1', 'RT2', 'RT3', 'label_queue_full', 'label_queue_full'])
    expect([await print('RT4'), await print('RT5', 'broken'), await print('RT5')]).toEqual([
      'RT4',
      'no such glyph',
      'RT5',
    ])
  })
})
