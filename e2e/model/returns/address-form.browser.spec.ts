import { expect } from '@playwright/test'
import { addressFormModel } from '../../../model-tests/address-form/address-form.model.ts'
import type { Path } from '../../../model-tests/lib/paths.ts'
import { addressBookPage } from '../../pages/address-book.page.ts'
import { pressInDialog } from '../lib/dialog.ts'
import { comesNext, type Executor, type FlowInBrowser } from '../lib/flow-in-browser.ts'
import type { HeldCall } from '../lib/held-calls.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { pauseClock } from '../lib/page-time.ts'
import { walkFlows } from '../lib/walk-flow.ts'
import { addressCalls, fillsIn, isGuest, opensAddresses, refusesSave } from './address.executors.ts'
import { passUntil } from './return.executors.ts'

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
    'the host does not take the address': refusesSave,
    [cannotSay]: leavesUnconfirmed(),
  },
  notWalked: { settling: 'server/testing/changes/arrangements/addAddress.change.ts' },
  sees: {
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
  skips: (path) =>
    isReload(path) ? 'the table of changes reloads in the middle of every change' : skips(path),
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
