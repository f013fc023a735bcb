import { expect, test } from 'vitest'
import { createActor, emit, fromPromise, setup } from 'xstate'
import type { ErrorReported } from '../../../machines/actor-slot.ts'
import { createReportInspector } from './inspect-reports.ts'

const report = (devMessage: string) =>
  emit({ type: 'error.reported' as const, code: 'unknown orders error' as const, devMessage })

const innermost = setup({ types: { emitted: {} as ErrorReported } }).createMachine({
  entry: report('innermost'),
})
const child = setup({
  types: { emitted: {} as ErrorReported },
  actors: { innermost, wait: fromPromise(async () => undefined) },
}).createMachine({ entry: report('child'), invoke: [{ src: 'innermost' }, { src: 'wait' }] })
const flow = setup({
  types: { emitted: {} as ErrorReported | { type: 'other.fact' } },
  actors: { child },
}).createMachine({ entry: [report('flow'), emit({ type: 'other.fact' })], invoke: { src: 'child' } })

test('[ER-01] hears what a chart and its children at any depth report, and nothing else', () => {
  const reports: unknown[] = []
  const inspect = createReportInspector((code, devMessage) => reports.push([code, devMessage]))
  createActor(flow, { inspect }).start()
  expect(reports.sort()).toEqual([
    ['unknown orders error', 'child'],
    ['unknown orders error', 'flow'],
    ['unknown orders error', 'innermost'],
  ])
})
