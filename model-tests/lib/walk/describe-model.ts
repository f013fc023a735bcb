import assert from 'node:assert/strict'
import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, createActor, StateMachine } from 'xstate'
import { type Coverage, coverageOf, criteria } from '../coverage/coverage.ts'
import type { ModelCoverage } from '../coverage/coverage-file.ts'
import { defectInWords, defectsOf } from '../coverage/defects.ts'
import { partsOf } from '../coverage/parts.ts'
import { noVisits } from '../coverage/visits.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import type { Path } from '../path.ts'
import { pathsOf } from '../paths/paths.ts'
import { titleOf } from '../paths/words.ts'
import { illegalStepsFrom } from '../steps.ts'
import type { Again } from './driver.ts'
import { createHeadlessDriver } from './headless-driver.ts'
import { walk } from './walk.ts'

/** One path into each state of a chart, with what its context holds that matters. */
const pathsIntoStates = (paths: readonly Path[]): readonly Path[] => {
  const found = new Map<string, Path>()
  for (const path of paths) {
    for (let length = 0; length <= path.steps.length; length += 1) {
      const end = path.steps[length - 1] ?? path.initial
      const key = JSON.stringify([path.start.words, end.value])
      if (!found.has(key)) found.set(key, { ...path, steps: path.steps.slice(0, length) })
    }
  }
  return [...found.values()]
}

const missingIn = (coverage: Coverage) =>
  Object.fromEntries(
    criteria.flatMap((criterion) => {
      const missing = coverage[criterion]?.missing ?? []
      return missing.length > 0 ? [[criterion, missing]] : []
    }),
  )

/** How an actor stands once what it does at once is done. */
const ended = async (
  logic: AnyActorLogic,
): Promise<{ readonly status: string; readonly error?: unknown }> => {
  const actor = createActor(logic)
  actor.subscribe({ error: () => undefined })
  actor.start()
  await afterMicrotasks()
  return actor.getSnapshot()
}

type DescribeOptions = {
  readonly again?: Again
}

/**
 * Defines tests that walk every path of a model headless, and show what a model promises for any chart.
 *
 * @returns what the tests that have run so far walked.
 */
export const describeModel = (
  model: AnyFlowModel,
  { again }: DescribeOptions = {},
): (() => ModelCoverage) => {
  const paths = pathsOf(model)
  const visits = noVisits()
  let walked = 0

  describe(`${model.flow}: generated paths`, () => {
    test.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_, path) => {
      walked += 1
      const driver = createHeadlessDriver(model, path.start, { visits, again })
      await walk(model, path, driver)
      await driver.end()
    })

    test('every state, every transition, both outcomes of every guard and what else the model names were walked', () => {
      expect(missingIn(coverageOf(model.flow, partsOf(model), visits))).toEqual({})
    })

    test('no transition is out of reach, and every guard decides something', () => {
      expect(defectsOf(model).map(defectInWords)).toEqual([])
    })

    test('illegal events change nothing, in any state', async () => {
      for (const path of pathsIntoStates(paths)) {
        const driver = createHeadlessDriver(model, path.start, { visits, again })
        await walk(model, path, driver)
        const before = driver.snapshot()
        const told = [...driver.emitted()]
        for (const step of illegalStepsFrom(model, before)) {
          if (step.kind === 'event') driver.send(step.event)
          assert.deepEqual(driver.snapshot().value, before.value, `${step.words} in ${before.value}`)
          assert.deepEqual(driver.snapshot().context, before.context)
          assert.deepEqual(driver.emitted(), told)
        }
        await driver.end()
      }
    })

    test('the chart bears the flow’s name', () => {
      expect(model.machine.id).toBe(
        model.flow.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      )
    })

    test('a call that nobody provides fails and says which it is', async () => {
      for (const [name, logic] of Object.entries(model.machine.implementations.actors)) {
        if (logic instanceof StateMachine) continue
        const snapshot = await ended(logic as AnyActorLogic)
        // What only listens never ends.
        if (snapshot.status !== 'active') expect(`${snapshot.error}`).toContain(`"${name}"`)
      }
    })

    test('every state that a path rests in has its sentence', () => {
      const rested = new Set(
        paths.flatMap(({ initial, steps }) => [initial, ...steps].flatMap(({ leaves }) => leaves)),
      )
      expect([...rested].filter((leaf) => !model.states[leaf])).toEqual([])
      expect(Object.keys(model.states).filter((leaf) => !rested.has(leaf))).toEqual([])
    })
  })

  return () => ({
    ...coverageOf(model.flow, partsOf(model), visits),
    paths: walked,
    defects: defectsOf(model),
  })
}
