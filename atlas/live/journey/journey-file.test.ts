import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOf } from '../../../machines/flow.ts'
import { flows } from '../../../machines/index.ts'
import { job } from '../../../model-tests/job-polling/job-polling.model.ts'
import { refusedAs } from '../../../model-tests/samples/attempt-samples.ts'
import { succeeded } from '../../../services/http/result.ts'
import { timersOf } from '../agent/hear.ts'
import { obey } from '../agent/obey.ts'
import { recordedPolling } from '../testing/other-runs.ts'
import { recordedCancellation } from '../testing/recorded-cancellation.ts'
import { root, runTestText } from '../testing/run-test-text.ts'
import { journeyFile } from './journey-file.ts'
import { journeyOf } from './journey-of.ts'

type Run = ReturnType<typeof recordedCancellation>

const journeyIn = (run: Run) => {
  const recording = run.recording()
  const made = journeyOf(recording, run.key(), recording.entries.length)
  if (made.kind === 'none') throw new Error(made.why)
  return made.journey
}

/** As a file that lies anywhere. */
const textOf = (run: Run) => journeyFile(journeyIn(run), undefined, root).text

const denied = async () => {
  // Recorded at another time than journeys have.
  const run = recordedCancellation({}, Date.parse('2026-11-20T10:12:00Z'))
  run.send({ type: 'cancellation.ask' })
  run.send({ type: 'cancellation.confirm' })
  await run.pass(1_200)
  await run.answer('attempt', refusedAs('order_state'))
  return run
}

describe('a recording as a hand-written journey', () => {
  test('passes, and fails once its end is another', async () => {
    const text = textOf(await denied())
    await runTestText(text)
    await expect(runTestText(text.replace("dialog: 'denied'", "dialog: 'complete'"))).rejects.toThrow(
      'denied',
    )
    await expect(runTestText(text.replace('order_state', 'internal'))).rejects.toThrow('error')
  })

  test('passes with the time that went by, and with the clock as it was', async () => {
    const run = await denied()
    run.send({ type: 'dialog.dismiss' })
    await run.pass(58_800)
    for (let minute = 1; minute < 8; minute += 1) await run.pass(60_000)
    const text = textOf(run)
    expect(text).toContain("expect(journey.snapshot().value).toEqual({ dialog: 'closed', window: 'shut' })")
    await runTestText(text)
    await expect(runTestText(text.replace(/ +await journey\.pass.*\n/g, ''))).rejects.toThrow('open')
  })

  test('passes where the page slept through the end of a timer', async () => {
    const run = await denied()
    await run.pass(3_600_000)
    const text = textOf(run)
    expect(text).toContain("expect(journey.snapshot().value).toEqual({ dialog: 'denied', window: 'shut' })")
    await runTestText(text)
  })

  test('passes where a timer was let run out by hand', async () => {
    const run = await denied()
    const left = timersOf(run.actor).find(({ event }) => event.type.includes('windowLeft'))
    run.hearing.byHand(() => obey(run.hearing.actor, { do: 'fire', actor: run.key(), timer: left?.id ?? '' }))
    const text = textOf(run)
    expect(text).toContain(
      "journey.send({ type: 'xstate.after.windowLeft.cancellation.window.open' } as never)",
    )
    expect(text).not.toContain('journey.pass')
    await runTestText(text)
  })

  test('passes for a chart that ends, with its output pinned', async () => {
    const run = recordedPolling()
    await run.answer('requestJob', succeeded(job('IN_PROGRESS')))
    await run.pass(500)
    await run.answer('requestJob', succeeded(job('COMPLETED')))
    const text = textOf(run)
    expect(text).toContain("expect(journey.snapshot().output).toEqual({ kind: 'done', value: 'made' })")
    await runTestText(text)
    await expect(runTestText(text.replace('pass(500)', 'pass(499)'))).rejects.toThrow('was not asked')
  })

  test('reads as the sources do, and lies in the folder of its flow', async () => {
    const { name, text } = journeyFile(journeyIn(await denied()))
    expect(name).toBe('cancellation.recorded.journeys.test.ts')
    const biome = join(root, 'node_modules/.bin/biome')
    const place = `model-tests/cancellation/${name}`
    const formatted = execFileSync(biome, ['format', `--stdin-file-path=${place}`], {
      cwd: root,
      input: text,
    })
    expect(text).toBe(formatted.toString('utf8'))
    for (const [, from = ''] of text.matchAll(/from '(\.[^']+)'/g))
      expect(existsSync(join(root, 'model-tests/cancellation', from)), from).toBe(true)
  })

  test('names what it is called, and what a file cannot hold', async () => {
    const journey = { ...journeyIn(await denied()), gaps: ['input.newId is a function'] }
    const { text } = journeyFile(journey, 'it’s "too late"')
    expect(text).toContain('  test(\'it’s "too late"\', async () => {')
    expect(text).toContain('// input.newId is a function: it is to be given here by hand.')
  })

  test('finds the chart of every flow by the name of its machine', async () => {
    for (const flow of flows) {
      const file = `machines/${folderOf(flow)}/${flow.id}.machine.ts`
      const exported = (await import(join(root, file))) as Record<string, unknown>
      expect(exported[`${flow.machine.id}Machine`], file).toBe(flow.machine)
    }
  })
})
