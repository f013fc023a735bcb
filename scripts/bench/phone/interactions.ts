import type { Page } from '@playwright/test'
import type { PageKey } from '../shop/pages.ts'

export type Interaction = { name: string; act: (page: Page) => Promise<unknown> }

const tap = (name: string, button: string | RegExp): Interaction => ({
  name,
  act: (page) => page.getByRole('button', { name: button }).filter({ visible: true }).first().tap(),
})
/** A button that says why it waits is tapped as well; Playwright takes it for one that cannot be. */
const tapAnyway = (name: string, button: string): Interaction => ({
  name,
  act: (page) => page.getByRole('button', { name: button }).first().tap({ force: true }),
})
const type = (name: string, field: string | RegExp, text: string): Interaction => ({
  name,
  act: (page) => page.getByRole('textbox', { name: field }).first().pressSequentially(text, { delay: 60 }),
})
const open = (name: string, summary: string): Interaction => ({
  name,
  act: (page) => page.locator('summary', { hasText: summary }).tap(),
})
const pressEscape = (name: string): Interaction => ({ name, act: (page) => page.keyboard.press('Escape') })
/** The first of the reasons of an item that is ticked. */
const reason = (name: string, index: number): Interaction => ({
  name,
  act: (page) =>
    page
      .getByRole('radiogroup', { name: 'Why are you returning it?' })
      .nth(index)
      .locator('label')
      .first()
      .tap(),
})
const shell = [
  tap('open the menu', 'Menu'),
  pressEscape('close the menu'),
  tap('open the choice of country', /United States/),
  pressEscape('close the choice of country'),
]

/** What a visitor does on each page, one after the other. */
export const interactionsOf: Record<PageKey, readonly Interaction[]> = {
  history: [
    tap('open the account', /^Your account/),
    pressEscape('close the account'),
    ...shell,
    tap('show more orders', 'Show more orders'),
    tap('open similar products', 'Shop similar'),
    tap('buy again', 'Buy again'),
  ],
  detail: [
    ...shell,
    tap('open the cancellation', 'Cancel order'),
    tap('close the cancellation', 'Keep order'),
  ],
  longDetail: [
    ...shell,
    tap('open the parcels', 'Track shipments'),
    pressEscape('close the parcels'),
    tap('buy again', 'Buy again'),
  ],
  wizard: [
    { name: 'tick an item', act: (page) => page.getByRole('checkbox').first().tap() },
    { name: 'tick another', act: (page) => page.getByRole('checkbox').nth(2).tap() },
    reason('choose a reason', 0),
    reason('choose the other reason', 1),
    tap('go on to the ways back', 'Continue'),
  ],
  curbside: [type('describe the car', 'Your car', 'Green estate'), ...shell],
  historyWithReturn: shell,
  return: shell,
  payment: shell,
  lookup: [
    tapAnyway('find an order without saying which', 'Find order'),
    tap('ask where the number is', 'Where is my order number?'),
    type('type the order number', 'Order number', 'PF48HV36980'),
    type('type the email address', 'Email address', 'robin@example.com'),
    tapAnyway('find the order', 'Find order'),
  ],
  giftCard: [
    type('type the card number', /number/i, '6006999123412341234'),
    tapAnyway('check the balance', 'Check balance'),
  ],
  partners: [
    tap('show more orders', 'Show more orders'),
    open('open a question', 'What is a partner order?'),
  ],
}
