import { assign, setup } from 'xstate'
import { callSlot } from '../actor-slot.ts'
import { answered, answerGuards } from '../answers.ts'
import { experienceRetryMs, isSamePlace } from './experience.rules.ts'
import type {
  ExperienceContext,
  ExperienceEvent,
  ExperienceInput,
  LoadExperienceResult,
  Place,
} from './experience.types.ts'

const experience = setup({
  types: {
    input: {} as ExperienceInput,
    context: {} as ExperienceContext,
    events: {} as ExperienceEvent,
  },
  actors: { loadExperience: callSlot<LoadExperienceResult, Place>('loadExperience') },
  actions: {
    keepExperience: assign((_, { result }: { result: LoadExperienceResult }) =>
      result.ok ? { experience: result.value, failures: 0 } : {},
    ),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    changePlace: assign((_, { country, language }: Place) => ({
      country,
      language,
      experience: null,
      failures: 0,
    })),
  },
  guards: {
    isKnown: ({ context }) => context.experience !== null,
    isLoaded: answerGuards.isLoaded,
    isOtherPlace: ({ context }, place: Place) => !isSamePlace(context, place),
  },
  delays: { retryDelay: ({ context }) => experienceRetryMs(context.failures) },
})

/** Asks for the settings of the place. */
const asking = experience.createStateConfig({
  invoke: {
    id: 'loadExperience',
    src: 'loadExperience',
    input: ({ context: { country, language } }) => ({ country, language }),
    onDone: [
      {
        guard: { type: 'isLoaded', params: answered },
        target: '#experience.ready',
        actions: { type: 'keepExperience', params: answered },
      },
      { target: '#experience.defaulted', actions: 'countFailure' },
    ],
    onError: { target: '#experience.defaulted', actions: 'countFailure' },
  },
})

export const experienceMachine = experience.createMachine({
  id: 'experience',
  description: 'Settings, flags, experiments and banners of the country and language that is shown.',
  context: ({ input }) => ({
    country: input.country,
    language: input.language,
    experience: input.known,
    failures: 0,
  }),
  initial: 'opening',
  on: {
    'experience.change': {
      guard: { type: 'isOtherPlace', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'changePlace', params: ({ event }) => event },
    },
  },
  states: {
    opening: {
      description: 'Whether the page came with its settings.',
      always: [{ guard: 'isKnown', target: 'ready' }, { target: 'loading' }],
    },
    loading: { ...asking, description: 'The settings of this country are on their way: a spinner.' },
    ready: { description: 'The page has the settings, banners and experiments of its country.' },
    defaulted: {
      description: 'The settings did not come: the page works with the built-in ones and asks again.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits before it asks again, longer after each failure.',
          after: { retryDelay: 'retrying' },
        },
        retrying: { ...asking, description: 'Asks again while the page stays as it is.' },
      },
    },
  },
})
