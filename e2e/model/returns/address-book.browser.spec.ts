import { expect } from '@playwright/test'
import { addAddress } from '../../../contract/addresses/address-book.ts'
import { addressBookModel } from '../../../model-tests/address-book/address-book.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { addressBookPage } from '../../pages/address-book.page.ts'
import { missNextAnswer } from '../../support/answers.ts'
import { comesPast, type Executor, type FlowInBrowser } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { addressCalls, fillsIn, opensAddresses } from './address.executors.ts'

const many = 'more than a page of addresses comes'
const none = 'no address is there'
const pending = 'addresses come, and a save whose outcome is not known'
const found = 'the address that was saved is found'

const isAt =
  (state: string): Executor =>
  ({ page }) =>
    expect(addressBookPage(page).book).toHaveAttribute('data-state', state)

/** On the page that a choice has turned to, one way may be over: then the press does nothing. */
const presses =
  (name: string): Executor =>
  ({ page }) =>
    addressBookPage(page).book.getByRole('button', { name }).click({ force: true })

/** The first pages are a few presses away. */
const chooses =
  (index: number): Executor =>
  async ({ page }) => {
    const { book, rows, row } = addressBookPage(page)
    const previous = book.getByRole('button', { name: 'Previous addresses' })
    while ((await row('ship-from').count()) === 0) await previous.click()
    await rows.nth(index).getByRole('radio').check()
  }

let streets = 0

/** Another address each time: the same one would count as saved already. */
const saves: Executor = async (world) => {
  const book = addressBookPage(world.page)
  streets += 1
  const line1 = `은행나무로 21길 ${streets}`
  await fillsIn(world, { line1, province: '서울특별시' })
  await book.saves()
  await expect(book.dialog).toHaveCount(0)
  await book.seesChosen(line1)
}

/** The host has worked a save whose answer this page never gets; a reload asks for the list afresh. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  const book = addressBookPage(page)
  await held.answer('fetchAddresses', { by: 'host' })
  await book.adds()
  await fillsIn(world)
  const { worked } = await missNextAnswer(page, addAddress, 'away')
  await book.saves()
  await worked
  await page.reload()
  await expect(book.book).toBeVisible()
}

/** A save is pending once, from before the walk's first step; then the form only looks it up. */
const isInPlace = ({ steps }: Path): boolean =>
  steps.every(({ step: { kind, words } }, index) => {
    if (words === pending) return index === 0
    const isLookedUp = steps[index - 1]?.step.words === pending
    return kind !== 'answer' || (words === found) === isLookedUp
  })

const skips = (path: Path): string | null => {
  if (path.start.words.includes('has chosen'))
    return 'e2e/journeys/returns/korea.spec.ts reloads with an address of the book'
  if (comesPast({ path }, none) && [many, pending].some((words) => comesPast({ path }, words)))
    return 'one member has one book'
  return isInPlace(path) ? null : 'a save is pending once, and then looked up'
}

const flow: FlowInBrowser = {
  model: addressBookModel,
  calls: { fetchAddresses: addressCalls.list, addressForm: addressCalls.outcome },
  arrange: async (world) => {
    await opensAddresses(world, comesPast(world, none) ? 0 : 5)
    if (comesPast(world, pending)) await reloadInTheMiddle(world)
  },
  events: {
    'the shopper chooses the order’s address': chooses(0),
    'the shopper chooses an address of the book': chooses(1),
    'the shopper adds an address': ({ page }) => addressBookPage(page).adds(),
    'the shopper changes an address': async (world) => {
      await chooses(0)(world)
      await addressBookPage(world.page).edits(0)
    },
    'the shopper asks for more addresses': presses('More addresses'),
    'the shopper goes back a page': presses('Previous addresses'),
    'the shopper tries again': presses('Try again'),
  },
  delays: {},
  answers: {
    [pending]: ({ held }) => held.answer('fetchAddresses', { by: 'host' }),
    [found]: ({ held }) => held.answer('addressForm', { by: 'host' }),
    'an address is saved': saves,
    'the form is closed': async ({ page }) => {
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    },
  },
  headlessOnly: {
    'the shopper changes an address of the book': 'e2e/journeys/returns/address-book.spec.ts',
    'an address is changed for this return alone': 'e2e/journeys/returns/address-book.spec.ts',
    'the book is to be looked at': 'address-form.browser.spec.ts comes there',
  },
  sees: {
    loading: isAt('loading'),
    settling: isAt('settling'),
    browsing: isAt('browsing'),
    editing: isAt('editing'),
  },
  skips,
}

walkFlow(flow, '[RA-01]')
