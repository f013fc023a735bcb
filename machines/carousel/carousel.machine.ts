import { assign, setup } from 'xstate'
import { motionPreferenceSlot } from '../actor-slot.ts'
import { nextIndex, rotationIntervalMs } from './carousel.rules.ts'
import type { CarouselContext, CarouselEvent, CarouselInput, RotationButton } from './carousel.types.ts'

export const carouselMachine = setup({
  types: {
    input: {} as CarouselInput,
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    tags: {} as RotationButton,
  },
  actors: { watchMotion: motionPreferenceSlot },
  actions: {
    showNext: assign({ index: ({ context }) => nextIndex(context) }),
    show: assign((_, { index }: { index: number }) => ({ index })),
  },
  guards: {
    isSingle: ({ context }) => context.count < 2,
    hasBanner: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.count,
  },
  delays: { rotationInterval: rotationIntervalMs },
}).createMachine({
  id: 'carousel',
  description: 'Banners that turn by themselves, and never against the shopper (SH-13, OD-03).',
  context: ({ input }) => ({ ...input, index: 0 }),
  initial: 'rotating',
  invoke: { src: 'watchMotion', id: 'watchMotion' },
  on: {
    'banner.select': {
      guard: { type: 'hasBanner', params: ({ event }) => ({ index: event.index }) },
      actions: { type: 'show', params: ({ event }) => ({ index: event.index }) },
    },
  },
  states: {
    rotating: {
      description: 'The next banner comes every five seconds; a button pauses it.',
      tags: 'pause',
      always: { guard: 'isSingle', target: 'still' },
      after: { rotationInterval: { target: 'rotating', reenter: true, actions: 'showNext' } },
      on: {
        'banner.select': {
          guard: { type: 'hasBanner', params: ({ event }) => ({ index: event.index }) },
          target: 'rotating',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => ({ index: event.index }) },
        },
        'carousel.hold': 'held',
        'carousel.pause': 'paused',
        'motion.reduced': 'still',
      },
    },
    held: {
      description: 'Pointer or focus is on the banners: they wait until it leaves.',
      tags: 'pause',
      on: { 'carousel.release': 'rotating', 'carousel.pause': 'paused', 'motion.reduced': 'still' },
    },
    paused: {
      description: 'The shopper paused the banners; only their own button starts them again.',
      tags: 'play',
      on: { 'carousel.resume': 'rotating' },
    },
    still: {
      description: 'Fewer than two banners, or less motion is wished for: nothing turns by itself.',
      on: { 'motion.allowed': 'rotating' },
    },
  },
})
