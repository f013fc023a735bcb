import { expect } from '@playwright/test'
import { returnWizardModel } from '../../../model-tests/return-wizard/return-wizard.model.ts'
import { addressBookPage } from '../../pages/address-book.page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import type { HowItEnds } from '../lib/held-calls.ts'
import { pauseClock } from '../lib/page-time.ts'
import { addressCalls } from './address.executors.ts'
import { passUntil } from './return.executors.ts'
import {
  isAt,
  isOffered,
  isPreview,
  isStep,
  wizardAnswers,
  wizardCalls,
  wizardEvents,
  wizardSees,
} from './return-wizard.executors.ts'

const gone = 'the chosen address is gone'
/** Places in the list: the order's own address comes first. */
const ofBook = 1

/** The list, without the address that was chosen before the reload where it is to be gone. */
const listOf = (world: World): HowItEnds => {
  if (!comesPast(world, gone)) return { by: 'host' }
  const change = ({ objects }: { readonly objects: readonly object[] }) => ({ objects: objects.slice(1) })
  return { by: 'fault', effect: 'changed', change }
}

/** The address book in the card asks for the list that the wizard asks for after a reload; it is no actor of this walk. */
const isAtAddresses: Executor = async (world) => {
  const { page, held } = world
  await passUntil(page, async () => {
    await isStep('choosing.method.addresses', 'How will you send it back?')(world)
    if (held.waits('recallAddress')) await held.answer('recallAddress', listOf(world))
    await expect(addressBookPage(page).book).toHaveAttribute('data-state', 'browsing', { timeout: 1 })
  })
}

const choosesAddress: Executor = ({ page }) => addressBookPage(page).chooses(ofBook)

/** The page comes with its order, and the tab has what was entered up to the courier, or to the confirmation. */
const reload = async (world: World): Promise<void> => {
  const { page, held, path } = world
  const wizard = returnWizardPage(page)
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await wizard.chooses('courierPickup')
  await held.answer('recallAddress', { by: 'host' })
  if (path.start.words.endsWith('of the book')) await choosesAddress(world)
  if (path.start.words.includes('at the confirmation')) {
    await wizard.goesOn()
    await wizard.seesStep('choosing.confirmation')
  }
  await page.reload()
  await expect(page.locator('[data-flow=returnWizard]')).toBeVisible()
}

/** A member's return in Korea, where a courier comes: it has addresses, and a third step. */
export const returnInKorea: FlowInBrowser = {
  model: returnWizardModel,
  arranges: ({ words }) => words.includes('in Korea'),
  calls: { ...wizardCalls, recallAddress: addressCalls.list },
  arrange: async (world) => {
    const { page, sandbox, facts, path } = world
    const { member } = await sandbox.newMember({ country: 'kr', addresses: 2 })
    const { orderNumber } = await sandbox.newOrder({ from: 'kr-courier', member, country: 'kr' })
    facts.set('member', member)
    await signInFirst(page.context(), member)
    await page.clock.install()
    await page.goto(`/kr/en/orders/sales/${orderNumber}/return?flag.enableFakeReturn=${isPreview(world)}`)
    if (!path.start.words.endsWith('came with a delivered order')) await reload(world)
    await pauseClock(page)
  },
  events: { ...wizardEvents, 'the shopper chooses an address': choosesAddress },
  delays: {},
  answers: {
    ...wizardAnswers,
    [gone]: (world) => world.held.answer('recallAddress', listOf(world)),
  },
  headlessOnly: {
    'the shopper chooses the drop-off': 'Korea has none',
    'the shopper picks a store': 'it is one of the US; e2e/journeys/returns/korea.spec.ts picks one of Korea',
    'the shopper picks a store in another country': 'walked in the US',
    'a delivered order comes': 'it is one of the US, and walked there',
  },
  sees: {
    ...wizardSees,
    recalling: isAt('recalling'),
    'choosing.method.addresses': isAtAddresses,
    'choosing.confirmation': isStep('choosing.confirmation', 'Confirm your pickup'),
  },
  skips: (path) => (isOffered(path) ? null : 'the page offers no such step there'),
}
