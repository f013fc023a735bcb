import type { Page } from '@playwright/test'
import { addressBookPage, seoul } from '../../pages/address-book.page.ts'
import { exchangePage } from '../../pages/exchange.page.ts'
import { returnProofPage } from '../../pages/papers/return-proof.page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { bankRefundPage } from '../../pages/returns/bank-refund.page.ts'
import { returnCancellationPage } from '../../pages/returns/return-cancellation.page.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import type { Arrange, World } from '../lib/stage.ts'

const confirmation = (page: Page) =>
  page.locator('[data-flow=returnInstructions] [data-part=confirmation]').getByText('Your return is created')

/** A return at its last step; of a store return the store and the shopper are told. */
const submitsReturn =
  (method: 'upsDropoff' | 'returnToStore'): Arrange =>
  async ({ page: first, sandbox }) => {
    const member = await signInAsNew(first.context(), sandbox)
    const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, country: 'us' })
    return {
      open: async (page) => {
        const wizard = returnWizardPage(page)
        await wizard.opens(orderNumber, '?flag.enableDorisCommunication=true&flag.sendStoreReturnEmail=true')
        await wizard.picks(0, { reason: 'Too small', comment: 'The heel rubs.' })
        await wizard.goesOn()
        await wizard.chooses(method)
        if (method === 'returnToStore') await wizard.choosesStore(0)
      },
      press: (page) => returnWizardPage(page).button,
      done: confirmation,
    }
  }

export const capturesReturn = submitsReturn('upsDropoff')
export const tellsStore = submitsReturn('returnToStore')

/** A size of an item that is exchanged: it is held as soon as it is chosen. */
export const holdsExchange: Arrange = async ({ page: first, sandbox }) => {
  const member = await signInAsNew(first.context(), sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'exchangeable', member, country: 'us' })
  return {
    open: async (page) => {
      const wizard = returnWizardPage(page)
      const exchange = exchangePage(page)
      await wizard.opens(orderNumber)
      await wizard.picks(0, { reason: 'Too small', comment: 'The heel rubs.' })
      await exchange.wants(0, 'Another size or color')
      await exchange.seesState(0, 'open.choosing')
    },
    press: (page) => exchangePage(page).sizes(0).nth(4),
    done: (page) => exchangePage(page).panel(0).getByText('We’re holding it for you until'),
    waysOn: ['Try again'],
  }
}

const opensReturn = async ({ page: first, sandbox }: World) => {
  const member = await signInAsNew(first.context(), sandbox)
  const { returnNumber } = await sandbox.newReturn('return-created', member)
  return (page: Page) => page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
}

export const switchesMethod: Arrange = async (world) => {
  const opens = await opensReturn(world)
  const again = async (page: Page) => {
    await page.locator('[data-action="switch-method"]').click()
    await page.getByRole('dialog').locator('[data-method="upsPickup"]').getByRole('radio').check()
  }
  return {
    open: async (page) => {
      await opens(page)
      await again(page)
    },
    again,
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Switch', exact: true }),
    done: (page) =>
      page
        .getByRole('dialog', { name: 'Your return method has changed' })
        .or(page.getByRole('main').getByText(/UPS will (pick|collect)/)),
    waysOn: ['Switch'],
  }
}

export const cancelsReturn: Arrange = async ({ page: first, sandbox }) => {
  const member = await signInAsNew(first.context(), sandbox)
  const { returnNumber } = await sandbox.newReturn('return-created', member)
  return {
    open: (page) => returnCancellationPage(page).opens(returnNumber),
    press: (page) => returnCancellationPage(page).confirm,
    done: (page) => page.getByRole('heading', { level: 1, name: 'Your return is canceled' }),
    waysOn: ['Yes, cancel return'],
  }
}

export const provesReturn: Arrange = async ({ page: first, sandbox }) => {
  const member = await signInAsNew(first.context(), sandbox)
  const { returnNumber } = await sandbox.newReturn('return-created', member)
  return {
    open: async (page) => {
      const proof = returnProofPage(page)
      await proof.opens(returnNumber)
      await proof.number.fill('1Z999AA10123456784')
    },
    press: (page) => returnProofPage(page).save,
    done: (page) => page.getByRole('heading', { level: 1, name: 'Proof of return' }),
    waysOn: ['Save receipt'],
  }
}

export const sendsLabel: Arrange = async (world) => {
  const opens = await opensReturn(world)
  return {
    open: async (page) => {
      await opens(page)
      await page.getByRole('button', { name: 'Send by email', exact: true }).click()
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Send label', exact: true }),
    done: (page) => page.getByRole('dialog', { name: 'Your label is on its way' }),
    waysOn: ['Send label', 'Send by email'],
  }
}

export const sendsBankDetails: Arrange = async ({ page: first, sandbox }) => {
  const member = await signInAsNew(first.context(), sandbox, { country: 'it' })
  const { orderNumber } = await sandbox.newOrder({ from: 'return-cash', member, country: 'it' })
  const again = async (page: Page) => {
    const refund = bankRefundPage(page)
    await refund.fillsIn()
    await refund.reviews()
  }
  return {
    open: async (page) => {
      await bankRefundPage(page).opens(orderNumber)
      await again(page)
    },
    again,
    press: (page) => bankRefundPage(page).send,
    done: (page) => page.getByRole('heading', { level: 1, name: 'We have your bank details' }),
    waysOn: ['Send details', 'Review details'],
  }
}

/** A Korean member's return, up to the address of the courier, in a form of the book. */
const savesAddress =
  (fill: (page: Page) => Promise<void>, words: string): Arrange =>
  async ({ page: first, sandbox }) => {
    const member = await signInAsNew(first.context(), sandbox, { country: 'kr', addresses: 1 })
    const { orderNumber } = await sandbox.newOrder({ from: 'kr-courier', member, country: 'kr' })
    const toBook = async (page: Page) => {
      const wizard = returnWizardPage(page)
      await page.goto(`/kr/en/orders/sales/${orderNumber}/return`)
      await wizard.picks(0, { reason: 'Too big' })
      await wizard.goesOn()
      await wizard.chooses('courierPickup')
      const saved = addressBookPage(page).rows.nth(1)
      const again = page.getByRole('button', { name: 'Try again' })
      await saved.or(again).first().waitFor()
      if (await again.isVisible()) await again.click()
      await saved.waitFor()
    }
    return {
      open: async (page) => {
        await toBook(page)
        await fill(page)
      },
      again: fill,
      press: (page) =>
        page.getByRole('dialog').getByRole('button', { name: /^(Save address|Use this address)$/ }),
      done: (page) => addressBookPage(page).rows.filter({ hasText: words }),
      waysOn: ['Save address', 'Use this address'],
    }
  }

export const addsAddress = savesAddress(async (page) => {
  const book = addressBookPage(page)
  await book.adds()
  await book.types(seoul)
}, seoul.line1)

export const changesAddress = savesAddress(async (page) => {
  const book = addressBookPage(page)
  await book.edits(1)
  await book.types({ line2: '303호' })
}, '303호')
