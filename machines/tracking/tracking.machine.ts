import { assign, emit, setup } from 'xstate'
import { callSlot } from '../actor-slot.ts'
import type {
  CopyNumberInput,
  TrackingContext,
  TrackingEmitted,
  TrackingEvent,
  TrackingTag,
} from './tracking.types.ts'

/** How long it says that the number was copied. */
const copiedMs = 4_000

export const trackingMachine = setup({
  types: {
    context: {} as TrackingContext,
    events: {} as TrackingEvent,
    emitted: {} as TrackingEmitted,
    tags: {} as TrackingTag,
  },
  actors: { copyNumber: callSlot<void, CopyNumberInput>('copyNumber') },
  actions: {
    keepNumber: assign((_, { number }: CopyNumberInput) => ({ number })),
    forgetNumber: assign({ number: null }),
    announceCarrier: emit((_, { href }: { href: string }) => ({ type: 'carrier.opened' as const, href })),
    announceCopied: emit({ type: 'number.copied' }),
  },
  delays: { copiedShows: copiedMs },
}).createMachine({
  id: 'tracking',
  description: 'The parcels of an order, each with the way to its carrier. One parcel alone needs no list.',
  context: { number: null },
  on: {
    'number.copy': {
      target: '.copying',
      actions: { type: 'keepNumber', params: ({ event }) => ({ number: event.number }) },
    },
    'parcel.follow': {
      target: '.leaving',
      actions: { type: 'announceCarrier', params: ({ event }) => ({ href: event.href }) },
    },
  },
  initial: 'listing',
  states: {
    listing: {
      description:
        'Every parcel with its status, what is in it, carrier and number, and a link to the carrier.',
      entry: 'forgetNumber',
    },
    copying: {
      description: 'The tracking number goes to the clipboard.',
      invoke: {
        id: 'copyNumber',
        src: 'copyNumber',
        input: ({ context }) => ({ number: context.number ?? '' }),
        onDone: { target: 'copied', actions: 'announceCopied' },
        onError: 'copyRefused',
      },
    },
    copied: {
      description: 'Beside the number it says that it was copied, for a few seconds.',
      tags: 'copied',
      after: { copiedShows: 'listing' },
    },
    copyRefused: {
      description: 'The browser does not let the page copy: says how to do it by hand.',
      tags: 'copyRefused',
    },
    leaving: {
      description: 'The carrier’s page is on its way, and takes the place of this one.',
      tags: 'leaving',
    },
  },
})
