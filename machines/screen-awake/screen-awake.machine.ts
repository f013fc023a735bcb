import { fromCallback, setup } from 'xstate'
import { pageVisibilitySlot } from '../actor-slot.ts'
import type { ScreenAwakeEvent, ScreenLockEvent } from './screen-awake.types.ts'

export const screenAwakeMachine = setup({
  types: { events: {} as ScreenAwakeEvent },
  actors: {
    watchPage: pageVisibilitySlot,
    /** Holds the screen for as long as it runs; `screen-awake.actors.ts` provides it. */
    holdScreen: fromCallback<ScreenLockEvent>(() => undefined),
  },
}).createMachine({
  id: 'screenAwake',
  description: 'Keeps the screen awake while a code is on it that somebody else has to scan (BY-31).',
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'code',
  states: {
    code: {
      description: 'The code is seen.',
      invoke: { id: 'holdScreen', src: 'holdScreen' },
      initial: 'asking',
      states: {
        asking: {
          description: 'The browser is asked to let the screen stay on.',
          on: { 'lock.held': 'awake', 'lock.refused': '#screenAwake.dimming' },
        },
        awake: {
          description: 'The screen does not dim, however long the line at the counter is.',
          on: { 'lock.released': '#screenAwake.unseen' },
        },
      },
    },
    unseen: {
      description: 'The shopper is somewhere else: the screen is the system’s until the page is seen again.',
      on: { 'page.shown': 'code' },
    },
    dimming: {
      description:
        'The browser keeps no screen awake, or saves its battery: it dims as ever, and nothing is said of it.',
      on: { 'page.shown': 'code' },
    },
  },
})
