import { experienceMachine } from '../../machines/experience/experience.machine.ts'
import { isExperienceReady } from '../../machines/experience/experience.selectors.ts'
import type { LoadExperienceResult } from '../../machines/experience/experience.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect, sampleExperience } from '../samples/samples.ts'

const loadExperience: readonly Answer<LoadExperienceResult>[] = [
  {
    words: 'the settings arrive',
    output: succeeded(sampleExperience('us', 'en')),
    inBrowser: { by: 'host' },
  },
  {
    words: 'the settings do not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'the settings break the page’s own code', error: defect },
]

export const experienceModel = defineModel<typeof experienceMachine>({
  flow: 'experience',
  machine: experienceMachine,
  starts: [
    { words: 'a page of the United States', input: { country: 'us', language: 'en', known: null } },
    {
      words: 'a page of the United States that came with its settings',
      input: { country: 'us', language: 'en', known: sampleExperience('us', 'en') },
      rendered: true,
    },
  ],
  events: {
    'experience.change': [
      {
        words: 'the shopper changes to Poland',
        event: { type: 'experience.change', country: 'pl', language: 'pl' },
      },
      {
        words: 'the shopper changes to the United States',
        event: { type: 'experience.change', country: 'us', language: 'en' },
      },
    ],
  },
  answers: { loadExperience },
  delays: { retryDelay: 'the wait before another try is over' },
  key: ({ country, failures }) => [country, Math.min(failures, 2)],
  states: {
    loading: { sees: 'a spinner', view: 'spinner' },
    ready: { sees: 'the page with the settings of its country', view: 'page' },
    'defaulted.waiting': { sees: 'the page with built-in settings', view: 'page' },
    'defaulted.retrying': { sees: 'the page with built-in settings', view: 'page' },
  },
  view: (snapshot) => (isExperienceReady(snapshot) ? 'page' : 'spinner'),
})
