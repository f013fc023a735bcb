import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import type { AnyFlowModel } from '../flow-model.ts'
import { pathsOf } from '../paths/paths.ts'
import { pathInWords } from '../paths/words.ts'
import { kettle } from '../testing/kettle.ts'
import type { Driver } from './driver.ts'
import { createHeadlessDriver } from './headless-driver.ts'
import { walk } from './walk.ts'

const longPath = () => {
  const path = pathsOf(kettle).find(({ steps }) => steps.length > 2)
  if (!path) throw new Error('no path')
  return path
}

describe('a walk fails', () => {
  test('where the chart is not where the path says', async () => {
    const path = longPath()
    const [first, ...rest] = path.steps
    const wrong = { ...path, steps: [{ ...first, value: 'hot', leaves: ['hot'] }, ...rest] } as typeof path
    const driver = createHeadlessDriver(kettle, path.start)
    await expect(walk(kettle, wrong, driver)).rejects.toThrow(/^Step 1 of path \d+ failed/)
  })

  test('on an answer that nobody waits for, and on a timer that does not run', async () => {
    const driver = createHeadlessDriver(kettle, kettle.starts[0] as never)
    const step = {
      kind: 'answer',
      words: 'water',
      actor: 'askForWater',
      answer: { words: '', output: 1 },
    } as const
    await expect(driver.apply(step)).rejects.toThrow('"askForWater" was not asked')
    const delay = {
      kind: 'delay',
      words: '',
      delay: 'boilingTime',
      eventType: 'xstate.after.boilingTime',
    } as const
    await expect(driver.apply(delay)).rejects.toThrow('no timer of 3000 ms for "boilingTime"')
  })

  test('on a timer that cannot be told from another one', async () => {
    const machine = setup({ delays: { one: 100, other: 100 } }).createMachine({
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: { after: { one: 'b' } }, b: {} } },
        right: { initial: 'x', states: { x: { after: { other: 'y' } }, y: {} } },
      },
    })
    const model: AnyFlowModel = { ...kettle, flow: 'twins', machine }
    const driver = createHeadlessDriver(model, { words: 'twins', input: undefined })
    const step = {
      kind: 'delay',
      words: '',
      delay: 'one',
      eventType: 'xstate.after.one.(machine).left.a',
    } as const
    await expect(driver.apply(step)).rejects.toThrow(
      'twins: "xstate.after.one.(machine).left.a" did not reach the chart',
    )
  })

  test('on a state without a sentence, and on a view that shows something else', async () => {
    const path = longPath()
    const silent = { ...kettle, states: { ...kettle.states, off: undefined } } as unknown as AnyFlowModel
    await expect(walk(silent, path, createHeadlessDriver(silent, path.start))).rejects.toThrow(
      'no sentence for the state "off"',
    )
    const states = { ...kettle.states, off: { sees: 'nothing', view: 'dark' } }
    const bright = { ...kettle, states, view: () => 'bright' }
    await expect(walk(bright, path, createHeadlessDriver(bright, path.start))).rejects.toThrow('Step 0')
  })

  test('and says how to run it again, with the steps in words', async () => {
    const path = longPath()
    const broken = (driver: Driver): Driver => ({
      ...driver,
      apply: async () => {
        throw new Error('no executor for this step')
      },
    })
    const message = (driver: Driver) => walk(kettle, path, driver).catch((thrown: Error) => thrown.message)
    const lines = [
      `Step 1 of path ${path.number} failed: no executor for this step`,
      pathInWords(kettle, path),
    ]
    expect(await message(broken(createHeadlessDriver(kettle, path.start)))).toBe(lines.join('\n'))
    const again = (flow: string, { number }: typeof path) => `walk ${flow} ${number}`
    expect(await message(broken(createHeadlessDriver(kettle, path.start, { again })))).toBe(
      [...lines, `Again: walk kettle ${path.number}`].join('\n'),
    )
  })
})
