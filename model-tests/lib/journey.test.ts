import { describe, expect, test } from 'vitest'
import { assign, createMachine, emit, fromCallback, fromPromise, setup } from 'xstate'
import { journeysWith } from './journey.ts'
import { kettleMachine } from './testing/kettle.ts'

const startJourney = journeysWith({ begins: 1_000, listeners: ['listen'], hears: ['spilt'] })
const kettle = () => startJourney({ machine: kettleMachine, input: () => ({ isDry: false }) })

/** A cook that asks a kettle for tea, and hears the doorbell. */
const cookMachine = setup({
  types: {
    context: {} as { at: number; now: () => number },
    input: {} as { now: () => number },
    emitted: {} as { type: 'spilt' } | { type: 'served' },
    events: {} as { type: 'ask' } | { type: 'bell' },
  },
  actors: {
    kettle: createMachine({ entry: [emit({ type: 'spilt' }), emit({ type: 'hissed' })] }),
    price: fromPromise(async ({ input }: { input: { cups: number } }) => input.cups),
    listen: fromCallback(() => undefined),
  },
}).createMachine({
  id: 'cook',
  context: ({ input }) => ({ at: 0, now: input.now }),
  invoke: { id: 'listen', src: 'listen' },
  initial: 'idle',
  states: {
    idle: { on: { ask: 'asking' } },
    asking: {
      invoke: { id: 'price', src: 'price', input: { cups: 2 }, onDone: 'serving', onError: 'idle' },
      after: { 500: 'idle' },
    },
    serving: {
      entry: [assign({ at: ({ context }) => context.now() }), emit({ type: 'served' })],
      invoke: { id: 'kettle', src: 'kettle' },
    },
  },
})
const cook = (keep?: Parameters<typeof startJourney<typeof cookMachine>>[0]['keep']) =>
  startJourney({ machine: cookMachine, input: (now) => ({ now }), ...(keep && { keep }) })

describe('a journey', () => {
  test('answers calls by hand, and lets time pass', async () => {
    const tea = kettle()
    tea.send({ type: 'switch.on' })
    expect([tea.isPending('askForWater'), tea.snapshot().value]).toEqual([true, 'filling'])
    await tea.answer('askForWater', 'water')
    await tea.pass(2_999)
    expect(tea.snapshot().value).toBe('boiling')
    await tea.pass(1)
    expect(tea.snapshot().value).toBe('hot')
  })

  test('breaks calls, and knows what each was asked and which nobody waits for any more', async () => {
    const shopper = cook()
    shopper.send({ type: 'ask' })
    await shopper.breaks('price', new Error('no price'))
    expect(shopper.snapshot().value).toBe('idle')
    shopper.send({ type: 'ask' })
    await shopper.pass(500)
    expect([shopper.isPending('price'), shopper.asked('price')]).toEqual([false, [{ cups: 2 }, { cups: 2 }]])
    await expect(shopper.answer('price', 1)).rejects.toThrow('"price" was not asked')
  })

  test('has a time of its own, which begins when journeys begin', async () => {
    const shopper = cook()
    await shopper.pass(40)
    shopper.send({ type: 'ask' })
    await shopper.answer('price', 1)
    expect(shopper.snapshot().context.at).toBe(1_040)
  })

  test('hears the chart’s own facts, and of its children those that are asked for', async () => {
    const shopper = cook(() => ({ kettle: cookMachine.implementations.actors.kettle as never }))
    shopper.send({ type: 'ask' })
    await shopper.answer('price', 1)
    expect(shopper.emitted).toEqual([{ type: 'served' }, { type: 'spilt' }])
  })

  test('answers what a kept child asks as well', async () => {
    const child = setup({ actors: { deep: fromPromise(async () => 1) } }).createMachine({
      id: 'child',
      initial: 'asking',
      states: { asking: { invoke: { id: 'deep', src: 'deep', onDone: 'told' } }, told: {} },
    })
    const shopper = cook((call) => ({ kettle: child.provide({ actors: { deep: call('deep') as never } }) }))
    shopper.send({ type: 'ask' })
    await shopper.answer('price', 1)
    expect(shopper.isPending('deep')).toBe(true)
    await shopper.answer('deep', 1)
    expect(shopper.snapshot().children.kettle?.getSnapshot()).toMatchObject({ value: 'told' })
  })
})
