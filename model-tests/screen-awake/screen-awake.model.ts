import { screenAwakeMachine } from '../../machines/screen-awake/screen-awake.machine.ts'
import { defineModel } from '../lib/flow-model.ts'

export const screenAwakeModel = defineModel<typeof screenAwakeMachine>({
  flow: 'screen-awake',
  machine: screenAwakeMachine,
  starts: [{ words: 'a code on the screen', input: undefined }],
  events: {
    'lock.held': [{ words: 'the browser keeps the screen awake', event: { type: 'lock.held' } }],
    'lock.refused': [{ words: 'the browser refuses', event: { type: 'lock.refused' } }],
    'lock.released': [{ words: 'the browser takes the screen back', event: { type: 'lock.released' } }],
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: {},
  listeners: ['watchPage', 'holdScreen'],
  delays: {},
  key: () => null,
  states: {
    'code.asking': { sees: 'the code', view: 'code' },
    'code.awake': { sees: 'the code, on a screen that stays on', view: 'code' },
    unseen: { sees: 'another page', view: 'code' },
    dimming: { sees: 'the code', view: 'code' },
  },
  view: () => 'code',
})
