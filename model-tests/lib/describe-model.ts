import assert from 'node:assert/strict'
import { describe, expect, test } from 'vitest'
import { coverageOf, noVisits } from './coverage.ts'
import type { AnyFlowModel } from './flow-model.ts'
import { createHeadlessDriver } from './headless-driver.ts'
import { type Path, pathsOf } from './paths.ts'
import { illegalStepsFrom } from './steps.ts'
import { walk } from './walk.ts'
import type { ModelWalk } from './walk-model.ts'
import { titleOf } from './words.ts'

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

/**
 * Walks every path of a model headless, and shows what the model promises for all charts.
 *
 * @returns what the tests that have run so far walked.
 */
export const describeModel = (model: AnyFlowModel): (() => ModelWalk) => {
  const paths = pathsOf(model)
  const visits = noVisits()
  const failures: Error[] = []
  let walked = 0

  describe(`${model.flow}: generated paths`, () => {
    test.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_, path) => {
      walked += 1
      const driver = createHeadlessDriver(model, path.start, visits)
      await walk(model, path, driver).catch((error: Error) => {
        failures.push(error)
        throw error
      })
      await driver.end()
    })

    test('[MT-01] every state and every transition was walked', () => {
      const { states, transitions } = coverageOf(model.flow, model.machine, visits)
      expect({ states: states.missing, transitions: transitions.missing }).toEqual({
        states: [],
        transitions: [],
      })
    })

    test('[MT-01] illegal events change nothing, in any state', async () => {
      for (const path of pathsIntoStates(paths)) {
        const driver = createHeadlessDriver(model, path.start)
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

    test('[MT-01] every state that a path rests in has its sentence', () => {
      const rested = new Set(
        paths.flatMap(({ initial, steps }) => [initial, ...steps].flatMap(({ leaves }) => leaves)),
      )
      expect([...rested].filter((leaf) => !model.states[leaf])).toEqual([])
      expect(Object.keys(model.states).filter((leaf) => !rested.has(leaf))).toEqual([])
    })
  })

  return () => ({ ...coverageOf(model.flow, model.machine, visits), paths: walked, failures })
}
