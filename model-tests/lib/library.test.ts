import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { callSlot } from '../../machines/actor-slot.ts'
import { transitionsOf } from './chart-parts.ts'
import type { Driver } from './driver.ts'
import { type AnyFlowModel, defineModel } from './flow-model.ts'
import { createHeadlessDriver } from './headless-driver.ts'
import { joinedPaths, shownBy } from './joined-paths.ts'
import { modelGaps } from './model-gaps.ts'
import { type Path, pathsOf } from './paths.ts'
import { walk } from './walk.ts'
import { walkModel } from './walk-model.ts'
import { pathInWords } from './words.ts'

/** A kettle: switched on, it asks for water, then boils for a while; lid open, nothing boils. */
const kettleMachine = setup({
  types: {
    events: {} as { type: 'switch.on' } | { type: 'lid.open' },
    input: {} as { isDry: boolean },
    context: {} as { isDry: boolean },
  },
  actors: { askForWater: callSlot<string, undefined>('askForWater') },
  guards: { isDry: ({ context }) => context.isDry },
  delays: { boilingTime: 3_000 },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => input,
  initial: 'off',
  states: {
    off: { on: { 'switch.on': 'filling' } },
    filling: {
      invoke: { id: 'askForWater', src: 'askForWater', onDone: 'checking', onError: 'off' },
    },
    checking: { always: [{ guard: 'isDry', target: 'off' }, { target: 'boiling' }] },
    boiling: { after: { boilingTime: 'hot' }, on: { 'lid.open': 'off' } },
    hot: { type: 'final' },
  },
})

const kettle: AnyFlowModel = defineModel<typeof kettleMachine>({
  flow: 'kettle',
  machine: kettleMachine,
  starts: [
    { words: 'a kettle', input: { isDry: false } },
    { words: 'a dry kettle', input: { isDry: true } },
  ],
  events: {
    'switch.on': [{ words: 'somebody switches it on', event: { type: 'switch.on' } }],
    'lid.open': [{ words: 'somebody opens the lid', event: { type: 'lid.open' } }],
  },
  answers: {
    askForWater: [
      { words: 'water comes', output: 'water' },
      { words: 'no water comes', error: new Error('dry') },
    ],
  },
  delays: { boilingTime: 'three seconds pass' },
  states: {
    off: { sees: 'nothing' },
    filling: { sees: 'a blinking light' },
    boiling: { sees: 'steam' },
    hot: { sees: 'tea' },
  },
})

/** A lamp that a knock breaks, which shows only when it is switched on: dark is not always the same dark. */
const lampMachine = setup({
  types: {
    events: {} as { type: 'knock' } | { type: 'switch.on' },
    input: {} as { isBroken: boolean },
    context: {} as { isBroken: boolean },
  },
  guards: { isBroken: ({ context }) => context.isBroken },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'dark',
  states: {
    dark: {
      on: {
        knock: { actions: assign({ isBroken: true }) },
        'switch.on': [{ guard: 'isBroken', target: 'smoking' }, { target: 'bright' }],
      },
    },
    bright: {},
    smoking: {},
  },
})

const lamp: AnyFlowModel = defineModel<typeof lampMachine>({
  flow: 'lamp',
  machine: lampMachine,
  starts: [{ words: 'a lamp', input: { isBroken: false } }],
  events: {
    knock: [{ words: 'somebody knocks on it', event: { type: 'knock' } }],
    'switch.on': [{ words: 'somebody switches it on', event: { type: 'switch.on' } }],
  },
  answers: {},
  delays: {},
  states: { dark: { sees: 'nothing' }, bright: { sees: 'light' }, smoking: { sees: 'smoke' } },
})

const firstPath = (model: AnyFlowModel) => {
  const path = pathsOf(model).find(({ steps }) => steps.length > 2)
  if (!path) throw new Error('no path')
  return path
}

describe('paths', () => {
  test('take every transition, those back to a state that was seen and those by themselves included', async () => {
    const { states, transitions, failures } = await walkModel(kettle)
    expect({ states, transitions, failures }).toEqual({
      states: { total: 5, covered: 5, missing: [] },
      transitions: { total: 7, covered: 7, missing: [] },
      failures: [],
    })
  })

  test('[MT-03] are read as Given, When, Then, and keep their numbers', () => {
    const path = pathsOf(kettle).find(({ steps }) => steps.at(-1)?.step.words === 'three seconds pass')
    expect(path && pathInWords(kettle, path)).toBe(
      [
        'Given a kettle',
        'Then  nothing',
        'When  somebody switches it on',
        'Then  a blinking light',
        'When  water comes',
        'Then  steam',
        'When  three seconds pass',
        'Then  tea',
      ].join('\n'),
    )
    expect(pathsOf(kettle).map(({ number }) => number)).toEqual(pathsOf(kettle).map((_, index) => index + 1))
  })

  test('a chart whose context grows without bound is refused', () => {
    const growing = { ...kettle, key: () => Math.random() }
    expect(() => pathsOf(growing, 500)).toThrow('Traversal limit exceeded')
  })
})

describe('what is not covered is named', () => {
  test('[MT-01] a case that is missing', async () => {
    const cases = kettle.answers.askForWater ?? []
    const { transitions } = await walkModel({ ...kettle, answers: { askForWater: cases.slice(0, 1) } })
    expect(transitions.missing).toEqual(['filling · error.actor.askForWater #1 → off'])
  })

  test('[MT-01] a start that is missing', async () => {
    const { transitions } = await walkModel({ ...kettle, starts: kettle.starts.slice(0, 1) })
    expect(transitions.missing).toEqual(['checking · always [isDry] #1 → off'])
  })

  test('every transition has a name of its own', () => {
    const names = transitionsOf(kettleMachine)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('[MT-01] a registry and its models', () => {
  const flows = [{ id: 'kettle', machine: kettleMachine }]

  test('agree', () => {
    expect(modelGaps(flows, [kettle])).toEqual([])
  })

  test('a flow without a model is named with the file to write', () => {
    expect(modelGaps([...flows, { id: 'toaster', machine: kettleMachine }], [kettle])).toEqual([
      '"toaster" has no model: write model-tests/toaster/toaster.model.ts, name it in model-tests/index.ts',
    ])
  })

  test('a model without a flow, and a model of another chart, are named', () => {
    const other = setup({}).createMachine({
      initial: 'off',
      states: { off: { on: { start: 'on' } }, on: {} },
    })
    expect(modelGaps([], [kettle])).toEqual(['"kettle" has a model but no entry in machines/index.ts'])
    expect(modelGaps([{ id: 'kettle', machine: other }], [kettle])).toEqual([
      'the model of "kettle" walks another chart than machines/index.ts names',
    ])
  })
})

describe('a walk fails', () => {
  test('where the chart is not where the path says', async () => {
    const path = firstPath(kettle)
    const [first, ...rest] = path.steps
    const wrong = { ...path, steps: [{ ...first, value: 'hot', leaves: ['hot'] }, ...rest] } as typeof path
    const driver = createHeadlessDriver(kettle, path.start)
    await expect(walk(kettle, wrong, driver)).rejects.toThrow(/^Step 1 of path \d+ failed/)
  })

  test('on an event that the chart ignores', async () => {
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

  test('on a state without a sentence, and on a view that shows something else', async () => {
    const path = firstPath(kettle)
    const silent = { ...kettle, states: { ...kettle.states, off: undefined } } as unknown as AnyFlowModel
    await expect(walk(silent, path, createHeadlessDriver(silent, path.start))).rejects.toThrow(
      'no sentence for the state "off"',
    )
    const states = { ...kettle.states, off: { sees: 'nothing', view: 'dark' } }
    const bright = { ...kettle, states, view: () => 'bright' }
    await expect(walk(bright, path, createHeadlessDriver(bright, path.start))).rejects.toThrow('Step 0')
  })

  test('[MT-03] and says how to run it again, with the steps in words', async () => {
    const path = firstPath(kettle)
    const driver: Driver = {
      ...createHeadlessDriver(kettle, path.start),
      options: '--browser',
      apply: async () => {
        throw new Error('no executor for this step')
      },
    }
    const error = await walk(kettle, path, driver).catch((thrown: Error) => thrown.message)
    expect(error).toBe(
      [
        `Step 1 of path ${path.number} failed: no executor for this step`,
        pathInWords(kettle, path),
        `Again: npm run model -- kettle --path ${path.number} --browser`,
      ].join('\n'),
    )
  })
})

describe('joined paths', () => {
  const paths = pathsOf(kettle)
  const shown = (some: readonly Path[]) => new Set(some.flatMap(shownBy))

  test('take every step of all paths, in fewer walks that a driver can walk', async () => {
    const joined = joinedPaths(kettle, paths, () => true)
    expect(shown(paths).difference(shown(joined))).toEqual(new Set())
    expect(joined.length).toBeLessThan(paths.length)
    expect(joined.map(({ number }) => number)).toEqual(joined.map((_, index) => index + 1))
    const { states, transitions, failures } = await walkModel(kettle, joined)
    expect([states.missing, transitions.missing, failures]).toEqual([[], [], []])
  })

  test('go no further than their world allows', () => {
    const oncePerKettle = (path: Path) =>
      path.steps.filter(({ step }) => step.words === 'somebody switches it on').length < 2
    const joined = joinedPaths(kettle, paths.filter(oncePerKettle), oncePerKettle)
    expect(joined.every(oncePerKettle)).toBe(true)
    expect(shown(paths.filter(oncePerKettle)).difference(shown(joined))).toEqual(new Set())
  })

  test('go where the chart goes with all that it has been through, though its states look alike', async () => {
    const joined = joinedPaths(lamp, pathsOf(lamp), () => true)
    expect(shown(pathsOf(lamp)).difference(shown(joined))).toEqual(new Set())
    const { failures } = await walkModel(lamp, joined)
    expect(failures).toEqual([])
  })

  test('what none of them may reach is taken by the paths themselves', () => {
    expect(joinedPaths(kettle, paths, () => false).every((path) => shownBy(path).length > 0)).toBe(true)
    expect(shown(paths).difference(shown(joinedPaths(kettle, paths, () => false)))).toEqual(new Set())
  })
})
