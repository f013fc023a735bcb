import { expect, type Page } from '@playwright/test'
import type { Scenario } from '../../contract/sandbox/sandbox.ts'

type Contact = Pick<Scenario, 'orderNumber' | 'email' | 'phone'>

/** The lookup as a guest goes about it. */
export const guestLookupPage = (page: Page) => {
  const flow = page.locator('[data-flow=guestLookup]')
  const form = flow.locator('form')
  const orderNumber = form.getByRole('textbox', { name: 'Order number' })
  const email = form.getByRole('textbox', { name: 'Email address' })
  const phone = form.getByRole('textbox', { name: 'Phone number' })
  const button = form.getByRole('button', { name: 'Find order' })
  const fill = async (contact: Contact) => {
    await orderNumber.fill(contact.orderNumber ?? '')
    await email.fill(contact.email ?? '')
  }
  return {
    flow,
    form,
    orderNumber,
    email,
    phone,
    button,
    terms: form.getByRole('checkbox'),
    banner: flow.locator('[data-banner]'),
    summary: flow.getByRole('alert').filter({ has: page.getByRole('list') }),
    signInButton: flow.getByRole('button', { name: 'Sign in', exact: true }),
    opens: async (path = '/us/en/orders/details') => {
      await page.goto(path)
      await expect(flow).toBeVisible()
    },
    fills: fill,
    submits: () => button.click(),
    /** Fills in number and email, and sends them. */
    looksUp: async (contact: Contact) => {
      await fill(contact)
      await button.click()
    },
    seesState: (state: string | RegExp) => expect(flow).toHaveAttribute('data-state', state),
    /** The words beneath a button that waits. */
    reason: async () => {
      const id = await button.getAttribute('aria-describedby')
      return id === null ? null : page.locator(`[id="${id}"]`).textContent()
    },
  }
}
