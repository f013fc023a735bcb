import { msg } from '#texts'
import { type SampleText, sample } from '../sample-text.ts'

/** Words around the pages of the sandbox's shop. */
export const words = {
  shop: sample(msg`Shop`),
  help: sample(msg`Help`),
  helpAsk: sample(msg`What can we help you with?`),
  contact: sample(msg`Contact us`),
  stores: sample(msg`Find a store`),
  orders: sample(
    msg({
      message: 'Your orders',
      comment: 'Tab beside “Partner orders”; heading of a list, and link to it. Up to 23 characters',
    }),
  ),
  sandbox: sample(msg`This shop is a sandbox: nothing is sold here.`),
  phone: sample(msg`Call us`),
  mail: sample(msg`Write to us`),
  chat: sample(msg`Chat with us`),
  chatClosed: sample(msg`A sandbox has no one to chat with. Call or write to us instead.`),
  noStores: sample(msg`We have no stores in this country.`),
  hours: sample(msg({ message: 'Hours', comment: 'Heading of the times at which a store is open' })),
  allStores: sample(msg`All stores`),
  countries: sample(msg`Choose your country`),
  terms: sample(msg`Terms of use`),
  termsSay: sample(
    msg`You may look around. Orders, people and prices here are made up, and nothing is sold or sent.`,
  ),
  privacy: sample(msg`Privacy policy`),
  privacySays: sample(
    msg`What you type stays on the computer that runs this sandbox. A reset of the sandbox deletes it.`,
  ),
  otherOrder: sample(msg`This order lives on a site of its own, which the sandbox plays here.`),
  notFound: sample(msg`We can’t find this page`),
  notFoundSays: sample(msg`The shop has no page at this address.`),
} as const

/** Sections of the shop, the first five of which stand in every header. */
export const sections: Readonly<Record<string, SampleText>> = {
  new: sample(
    msg({
      message: 'New',
      context: 'shop section',
      comment:
        'New products. Section in the header, one of five in a row, and in menu and footer. Up to 13 characters',
    }),
  ),
  women: sample(
    msg({
      message: 'Women',
      context: 'shop section',
      comment:
        'Products for women. Section in the header, one of five in a row, and in menu and footer. Up to 10 characters',
    }),
  ),
  men: sample(
    msg({
      message: 'Men',
      context: 'shop section',
      comment:
        'Products for men. Section in the header, one of five in a row, and in menu and footer. Up to 11 characters',
    }),
  ),
  kids: sample(
    msg({
      message: 'Kids',
      context: 'shop section',
      comment:
        'Products for children. Section in the header, one of five in a row, and in menu and footer. Up to 14 characters',
    }),
  ),
  sports: sample(
    msg({
      message: 'Sports',
      context: 'shop section',
      comment:
        'Products by sport. Section in the header, one of five in a row, and in menu and footer. Up to 13 characters',
    }),
  ),
  search: sample(
    msg({
      message: 'Search',
      context: 'header',
      comment: 'Names the icon of a magnifying glass in the header, read out; and the page that it leads to',
    }),
  ),
  'trail-running': sample(msg`Trail running`),
  'winter-running': sample(msg`Winter running`),
  tennis: sample(msg`Tennis`),
  'staff/wear-test': sample(msg`Wear test`),
  'staff/store': sample(msg`Staff store`),
}

/** Pages that the shop keeps for a member, with what stands on them here. */
export const ownPages: Readonly<Record<string, readonly [title: SampleText, says: SampleText]>> = {
  'member/profile': [
    sample(msg`Profile`),
    sample(
      msg`Your name and email address are those that you signed in with. The sandbox keeps no other profile.`,
    ),
  ],
  'member/favorites': [
    sample(msg`Favorites`),
    sample(msg`Nothing here yet. Favorites belong to the shop, and the sandbox does not keep them.`),
  ],
  'member/settings': [
    sample(msg`Settings`),
    sample(msg`You choose country and language at the foot of every page of your orders.`),
  ],
  cart: [
    sample(
      msg({
        message: 'Bag',
        context: 'header',
        comment: 'Names the icon of the shopping bag in the header, read out; and the page that it leads to',
      }),
    ),
    sample(msg`The sandbox counts what you put in the bag, and sells nothing.`),
  ],
  checkout: [
    sample(msg`Checkout`),
    sample(msg`Here the shop would take your order. The sandbox places orders from its start page instead.`),
  ],
}
