import { carouselMachine } from '../../machines/carousel/carousel.machine.ts'
import { selectRotationButton } from '../../machines/carousel/carousel.selectors.ts'
import { defineModel } from '../lib/flow-model.ts'

export const carouselModel = defineModel<typeof carouselMachine>({
  flow: 'carousel',
  machine: carouselMachine,
  starts: [
    { words: 'three banners', input: { count: 3 } },
    { words: 'a single banner', input: { count: 1 } },
    { words: 'no banner', input: { count: 0 } },
  ],
  events: {
    'banner.select': [
      { words: 'the shopper picks the first banner', event: { type: 'banner.select', index: 0 } },
      { words: 'the shopper picks the third banner', event: { type: 'banner.select', index: 2 } },
      { words: 'a banner is picked that is not there', event: { type: 'banner.select', index: 3 } },
    ],
    'carousel.hold': [{ words: 'the pointer comes in', event: { type: 'carousel.hold' } }],
    'carousel.release': [{ words: 'the pointer leaves', event: { type: 'carousel.release' } }],
    'carousel.pause': [{ words: 'the shopper pauses the banners', event: { type: 'carousel.pause' } }],
    'carousel.resume': [{ words: 'the shopper starts the banners', event: { type: 'carousel.resume' } }],
    'motion.reduced': [{ words: 'less motion is wished for', event: { type: 'motion.reduced' } }],
    'motion.allowed': [{ words: 'motion is welcome again', event: { type: 'motion.allowed' } }],
  },
  answers: {},
  listeners: ['watchMotion'],
  delays: { rotationInterval: 'five seconds pass' },
  key: ({ index }) => index,
  states: {
    rotating: { sees: 'banners that turn, and a pause button', view: 'pause' },
    held: { sees: 'the banner that the pointer is on', view: 'pause' },
    paused: { sees: 'a banner that stays, and a play button', view: 'play' },
    still: { sees: 'a banner that stays', view: 'none' },
  },
  view: (snapshot) => selectRotationButton(snapshot) ?? 'none',
})
