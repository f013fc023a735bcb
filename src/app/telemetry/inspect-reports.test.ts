import { expect, test } from 'vitest'
import { createActor, emit, fromPromise, setup } from 'xstate'
import type { ErrorReported } from '../../../machines/actor-slot.ts'
import { createReportInspector } from './inspect-reports.ts'

const reported = (devMessage: string): ErrorReported => ({
  type: 'error.reported',
  code: 'unknown orders error',
  devMessage,
})

const innermost = setup({ types: { emitted: {} as ErrorReported } }).createMachine({
  entry: emit(reported('innermost')),
})
const child = setup({
  types: { emitted: {} as ErrorReported },
  actors: { innermost, wait: fromPromise(async () => undefined) },
}).createMachine({ entry: emit(reported('child')), invoke: [{ src: 'innermost' }, { src: 'wait' }] })
const flow = setup({
  types: { emitted: {} as ErrorReported | { type: 'other.fact' } },
  actors: { child },
}).createMachine({ entry: [emit(reported('flow')), emit({ type: 'other.fact' })], invoke: { src: 'child' } })

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
