import { msg } from '#texts'
import { type SampleText, sample } from '../sample-text.ts'

/** What an article says of the country it is read in: spans of time, in its language. */
export type HelpFacts = {
  readonly cancelWithin: string
  readonly returnWithin: string
  readonly refundWithin: string
}

export type HelpArticle = {
  /** End of its address (`HelpSlugs` of the countries). */
  readonly slug: string
  readonly title: SampleText
  /** Paragraphs; `{cancelWithin}` and the like are filled in. */
  readonly says: readonly SampleText[]
  /** A page of the orders that the article leads to. */
  readonly leadsTo?: { readonly path: string; readonly words: SampleText }
}

/** Kept in the texts until somebody reads them in a country. */
const [cancelWithin, returnWithin, refundWithin] = ['{cancelWithin}', '{returnWithin}', '{refundWithin}']

const toOrders = {
  path: 'orders',
  words: sample(
    msg({
      message: 'Your orders',
      comment: 'Tab beside “Partner orders”; heading of a list, and link to it. Up to 23 characters',
    }),
  ),
}
const toLookup = { path: 'orders/details', words: sample(msg`Find an order`) }

/** Help of the sandbox's shop, as shoppers look for it. */
export const helpArticles: readonly HelpArticle[] = [
  {
    slug: 'cancel-order',
    title: sample(msg`Cancel an order`),
    says: [
      sample(
        msg`You can cancel within ${{ cancelWithin }} of placing your order. Open the order and choose “Cancel order”.`,
      ),
      sample(
        msg`After that, we’re already packing it. Wait until it arrives, then return what you don’t want.`,
      ),
      sample(msg`We refund you the way you paid.`),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'shipping-and-delivery',
    title: sample(msg`Delivery`),
    says: [
      sample(msg`Every package shows the day it should arrive. Open your order to see it.`),
      sample(msg`Once a package has left, “Track shipment” shows where it is.`),
      sample(msg`Nothing there by the day shown? Contact us, and we’ll look for it.`),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'returns-policy',
    title: sample(msg`Returns`),
    says: [
      sample(msg`You have ${{ returnWithin }} from the day of your order to return items.`),
      sample(msg`Open the order, choose “Return items”, tell us why, and pick how to send them back.`),
      sample(msg`Send items back unworn and with their tags.`),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'refund-policy',
    title: sample(msg`Refunds`),
    says: [
      sample(msg`We refund you once we have checked what you sent back. Allow up to ${{ refundWithin }}.`),
      sample(msg`We refund you the way you paid.`),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'store-return',
    title: sample(msg`Return in a store`),
    says: [
      sample(msg`Start the return from your order and choose a store. You get a code.`),
      sample(msg`Show the code in the store. You need no box and no label.`),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'store-pickup',
    title: sample(msg`Pick up in a store`),
    says: [
      sample(
        msg`Pickup orders are usually ready within two hours. Your order shows the store and its hours.`,
      ),
      sample(msg`Bring the barcode of your order, on paper or on your phone.`),
      sample(
        msg`With curbside pickup, open the link we sent you when you arrive and describe your car. We bring your order out.`,
      ),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'gift-cards',
    title: sample(msg`Gift cards`),
    says: [
      sample(msg`A gift card has a number of 19 digits and a PIN of 6. Use it in our stores or at checkout.`),
      sample(msg`A card is good in the country it was bought for.`),
    ],
    leadsTo: {
      path: 'orders/gift-card-lookup',
      words: sample(msg`Check a balance`),
    },
  },
  {
    slug: 'payment-options',
    title: sample(msg`Payment`),
    says: [
      sample(msg`Your order shows how you paid, and the total with shipping and taxes.`),
      sample(msg`Is a payment still due? Open the order and finish paying there.`),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'store-finder',
    title: sample(msg`Find a store`),
    says: [sample(msg`Our stores in this country, each with its address and phone number.`)],
  },
  {
    slug: 'sign-in',
    title: sample(msg`Sign in`),
    says: [
      sample(msg`Sign in with your email address and password to see every order and return.`),
      sample(msg`No account? Find one order by its number and the email address you gave.`),
    ],
    leadsTo: toLookup,
  },
  {
    slug: 'e-invoice',
    title: sample(msg`E-invoices`),
    says: [
      sample(
        msg`Once your order has shipped, you can ask for an e-invoice here. Have your order number ready.`,
      ),
      sample(msg`This shop is a sandbox, so no invoice is written.`),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'contact-us',
    title: sample(msg`Contact us`),
    says: [
      sample(msg`Have your order number ready: it’s at the top of your order and of our emails about it.`),
    ],
  },
]
