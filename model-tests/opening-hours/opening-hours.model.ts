import { openingHoursMachine } from '../../machines/opening-hours/opening-hours.machine.ts'
import { defineModel } from '../lib/flow-model.ts'
import { sampleStore } from '../samples/pickup-samples.ts'
import { walkTime } from '../samples/samples.ts'

export const openingHoursModel = defineModel<typeof openingHoursMachine>({
  flow: 'opening-hours',
  machine: openingHoursMachine,
  starts: [{ words: 'a store on the page', input: { store: sampleStore(), now: () => walkTime } }],
  events: {},
  answers: {},
  delays: { nextLook: 'the store may have opened or closed' },
  states: { telling: { sees: 'whether the store is open' } },
})
