import { trackingMachine } from '../../machines/tracking/tracking.machine.ts'
import { selectTrackingView } from '../../machines/tracking/tracking.selectors.ts'
import { defineModel } from '../lib/flow-model.ts'

export const trackingModel = defineModel<typeof trackingMachine>({
  flow: 'tracking',
  machine: trackingMachine,
  starts: [{ words: 'an order of two parcels', input: undefined }],
  events: {
    'number.copy': [
      { words: 'the shopper copies the first number', event: { type: 'number.copy', number: 'S1' } },
      { words: 'the shopper copies the second number', event: { type: 'number.copy', number: 'S2' } },
    ],
    'parcel.follow': [
      {
        words: 'the shopper follows the first parcel',
        event: { type: 'parcel.follow', href: 'https://www.ups.com/track?tracknum=S1' },
      },
    ],
  },
  answers: {
    copyNumber: [
      { words: 'the number is on the clipboard', output: undefined },
      { words: 'the browser refuses to copy', error: new DOMException('refused', 'NotAllowedError') },
    ],
  },
  delays: { copiedShows: 'four seconds pass' },
  key: ({ number }) => number,
  states: {
    listing: { sees: 'the parcels, each with its carrier, number and link', view: 'list' },
    copying: { sees: 'the parcels as they were', view: 'list' },
    copied: { sees: 'that the number was copied', view: 'copied' },
    copyRefused: { sees: 'how to copy the number by hand', view: 'copyRefused' },
    leaving: { sees: 'the carrier’s page in place of this one', view: 'leaving' },
  },
  view: selectTrackingView,
})
