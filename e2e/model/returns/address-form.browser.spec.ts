import { expect } from '@playwright/test'
import { addressFormModel } from '../../../model-tests/address-form/address-form.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { addressBookPage } from '../../pages/address-book.page.ts'
import { pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { comesNext, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import type { HeldCall } from '../lib/held-calls.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { pauseClock, runUntilAsked } from '../lib/page-time.ts'
import { walkFlows } from '../lib/walk-flow.ts'
import { addressCalls, fillsIn, isGuest, opensAddresses, refusesSave } from './address.executors.ts'
import { passUntil } from './return.executors.ts'

const saved = 'the address is in the book'
const refused = 'the host does not take the address'
const closeMatch = 'only a close match is found'

/** What is entered so that the host says it. */
const entered: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'the address is right as it stands': {},
  'the address is written another way': { locality: '강남구' },
  [closeMatch]: { locality: '강남구' },
  'nobody knows the place': { code: '99999' },
  'the address cannot be checked': {},
}

const isChange = ({ start }: Pick<Path, 'start'>) => start.words.includes('changes an address')
const isReload = ({ start }: Pick<Path, 'start'>) => start.words.includes('after a reload')

/** Whether the walk's next answer is about the save from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world.path) && isFirstAnswer(world)

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  await fillsIn(world)
  await addressBookPage(page).saves()
  await held.answer('validateAddress', { by: 'host' })
  const isMade = firstAnswer(world, 'attempt') === saved
  await held.answer('attempt', { by: 'fault', effect: isMade ? 'drop-after' : 'drop' })
  await page.reload()
  await expect(addressBookPage(page).book).toBeVisible()
}

const isAt =
  (state: string, title: RegExp): Executor =>
  ({ page }) =>
    passUntil(page, async () => {
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible({ timeout: 1 })
      await expect(dialog).toHaveAttribute('data-state', state, { timeout: 1 })
    })

const isSaving: Executor = ({ page }) =>
  passUntil(page, () => expect(page.locator('dialog[data-flow=attempt]')).toBeVisible({ timeout: 1 }))

const isOver: Executor = ({ page }) =>
  passUntil(page, async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1 })
    await expect(addressBookPage(page).book).toHaveAttribute('data-state', 'browsing', { timeout: 1 })
  })

const picks =
  (name: string): Executor =>
  ({ page }) =>
    page.getByRole('dialog').getByRole('radio', { name }).check()

/** The host's post finds an address, or it does not: another host's may be unsure of what it suggests. */
const findsCloseMatch: Executor = async ({ page, held }) => {
  const change = (verdict: object) => ({ ...verdict, validated: false })
  await held.answer('validateAddress', { by: 'fault', effect: 'changed', change })
  await passUntil(page, () =>
    expect(page.getByRole('dialog', { name: 'Review your address' })).toContainText(
      'We couldn’t verify your address, but we found a close match. Please review it before you continue.',
      { timeout: 1 },
    ),
  )
}

const isNotTaken: Executor = async (world) => {
  if (!isLookedUp(world)) return refusesSave(world)
  // Only the second look tells that the request never came.
  await world.held.answer('outcome', { by: 'host' })
  await runUntilAsked(world, 'outcome')
  await world.held.answer('outcome', { by: 'host' })
}

/** The form of an address that is added, or of one that is changed: they are saved by another call each. */
const way = (attempt: HeldCall, skips: (path: Path) => string | null): FlowInBrowser => ({
  model: addressFormModel,
  calls: { validateAddress: addressCalls.validation, attempt, outcome: addressCalls.outcome },
  arrange: async (world) => {
    const { page, path } = world
    await page.clock.install()
    await opensAddresses(world, 1)
    const book = addressBookPage(page)
    await expect(book.rows).toHaveCount(isGuest(world) ? 1 : 2)
    if (isChange(path)) await book.edits(1)
    else await book.adds()
    await expect(book.dialog).toBeVisible()
    if (isReload(path)) await reloadInTheMiddle(world)
    await pauseClock(page)
  },
  events: {
    'the shopper fills the form in': (world) => fillsIn(world),
    'the shopper saves the address': async (world) => {
      const { page } = world
      const street = page.getByRole('dialog').locator('[name="line1"]')
      const next = comesNext(world, Object.keys(entered))
      if (next !== undefined && (await street.inputValue()) !== '') await fillsIn(world, entered[next])
      await addressBookPage(page).saves()
    },
    'the shopper picks what was entered': picks('Address you entered'),
    'the shopper picks the suggestion': picks('Suggested address'),
    'the shopper uses the address': pressInDialog('Use this address'),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper closes the dialog': ({ page }) => page.keyboard.press('Escape'),
  },
  delays: {},
  answers: {
    [closeMatch]: findsCloseMatch,
    [saved]: (world) => world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' }),
    [refused]: isNotTaken,
    [cannotSay]: leavesUnconfirmed({ isLookedUp }),
  },
  sees: {
    settling: ({ page }) =>
      passUntil(page, () =>
        expect(addressBookPage(page).book).toHaveAttribute('data-state', 'settling', { timeout: 1 }),
      ),
    filling: isAt('filling', /^(Add an address|Edit address)$/),
    validating: isAt('validating', /^(Add an address|Edit address)$/),
    reviewing: isAt('reviewing', /^(Confirm|Review) your address$/),
    saving: isSaving,
    notSaved: isAt('notSaved', /^Your address wasn’t saved$/),
    unconfirmed: isAt('unconfirmed', /^We can’t tell whether it worked$/),
    saved: isOver,
    settled: isOver,
    left: isOver,
  },
  skips,
})

walkFlows([
  {
    flow: way(addressCalls.add, (path) => (isChange(path) ? 'walked where an address is changed' : null)),
    ids: '[RA-02]',
  },
  {
    flow: way(addressCalls.change, (path) => (isChange(path) ? null : 'walked where an address is added')),
    ids: '[RA-04]',
  },
])
