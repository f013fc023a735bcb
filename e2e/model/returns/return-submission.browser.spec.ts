import { expect } from '@playwright/test'
import { returnSubmissionModel } from '../../../model-tests/return-submission/return-submission.model.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import type { Executor, FlowInBrowser, World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import {
  captureCalls,
  choosesWay,
  goesOn,
  memberWithReturnable,
  refuses,
  seesDialog,
} from './return.executors.ts'

const tellsStore = ({ path }: World) => /everybody|message/.test(path.start.words)
const sendsEmail = ({ path }: World) => /everybody|email/.test(path.start.words)

/** The dialog of a return that is being made, with this request on its way. */
const waitsFor =
  (actor: string): Executor =>
  async (world) => {
    await seesDialog('Submitting your return')(world)
    expect(world.held.waits(actor)).toBe(true)
  }

const flow: FlowInBrowser = {
  model: returnSubmissionModel,
  calls: {
    attempt: captureCalls.capture,
    outcome: captureCalls.outcome,
    triggerAttempt: { method: 'POST', path: '/api/doris_trigger' },
    emailAttempt: { method: 'POST', path: '/api/order_mgmt/store_return_email/v1' },
  },
  arrange: async (world) => {
    const { page, path } = world
    const order = await memberWithReturnable(world)
    const flags = `?flag.enableDorisCommunication=${tellsStore(world)}&flag.sendStoreReturnEmail=${sendsEmail(world)}`
    const isStore = path.start.words.includes('to a store')
    await choosesWay(page, order, isStore ? 'returnToStore' : 'upsDropoff', flags)
    if (isStore) await returnWizardPage(page).choosesStore(0)
    await goesOn(world)
  },
  events: {},
  delays: {},
  answers: {
    'the return is created': ({ held }) => held.answer('attempt', { by: 'host' }),
    'the host refuses the return': refuses('attempt', 'POST /order_mgmt/user_return_captures/v1', 400),
    [cannotSay]: leavesUnconfirmed({ wait: async () => undefined }),
    'the message to the store goes out': ({ held }) => held.answer('triggerAttempt', { by: 'host' }),
    'the message to the store does not go out': refuses('triggerAttempt', 'POST /doris_trigger', 500),
    'the email goes out': ({ held }) => held.answer('emailAttempt', { by: 'host' }),
    'the email does not go out': refuses('emailAttempt', 'POST /order_mgmt/store_return_email/v1', 500),
  },
  sees: {
    creating: waitsFor('attempt'),
    triggering: waitsFor('triggerAttempt'),
    mailing: waitsFor('emailAttempt'),
    submitted: ({ page }) =>
      expect(page.locator('[data-flow=returnInstructions] [data-part=confirmation]')).toBeVisible(),
    unconfirmed: seesDialog('We can’t tell whether it worked'),
    refused: seesDialog('Return not submitted'),
  },
  skips: ({ start, steps }) => {
    if (start.words === 'a return to a store with an email') return 'walked by the journey to a store'
    if (steps.some(({ step }) => step.kind === 'delay')) return 'no request is held for ten seconds'
    const isUntold = steps.some(({ step }) => step.words === 'the message to the store does not go out')
    return isUntold && start.words.endsWith('with a message') ? 'walked where an email follows' : null
  },
}

walkFlow(flow, '[RS-05][RS-06]')
