import type { Kept, TableName } from './kept.ts'

/** What nobody cleans, and why it is no larger than what the shop has sold and to whom. */
export const boundedTables = {
  bankRefunds: {
    with: 'order',
    why: 'one for a return, by its key; the account itself goes when the money has gone',
  },
  consents: { with: 'account', why: 'one for a member and what is consented to, by its key' },
  deliveryChanges: {
    with: 'order',
    why: 'asked for by the day (`orderRequestLimits`), while the order is not packed; the address goes when the job is over',
  },
  dorisTriggers: { with: 'order', why: 'one for an order, by its key' },
  dropOffPoints: { with: 'shop', why: 'the counters that carriers have' },
  exchangeCards: { with: 'order', why: 'two for a return that exchanges, by their key' },
  exchangeHolds: {
    with: 'order',
    why: 'one for a line of an order that can go back, by its key; a choice takes the place of the last one',
  },
  exchangeLines: { with: 'order', why: 'lines of returns that exchange' },
  exchanges: {
    with: 'order',
    why: 'one for a return that was asked for, by its key; it goes with one that failed (`returnCaptures`)',
  },
  flagOverrides: { with: 'shop', why: 'one for a country and flag, by its key' },
  giftCards: {
    with: 'shop',
    why: 'the cards that were sold, one for a gift return and one for a return’s store credit; asking for a balance makes none',
  },
  giftReturns: {
    with: 'order',
    why: 'a piece goes back once at most, and they are asked for by the day (`orderRequestLimits`)',
  },
  identityKeys: { with: 'shop', why: 'one that signs; those of a secret that was changed go with it' },
  memberAddresses: { with: 'account', why: 'as many as an address book holds (`maxAddresses`)' },
  members: { with: 'account', why: 'one for an account' },
  notificationChoices: {
    with: 'order',
    why: 'one for an order, by its key; what is chosen anew takes its place',
  },
  notifications: {
    with: 'order',
    why: 'one for an event, way and browser, by its key: it is what keeps anything from being told twice',
  },
  orderGroups: { with: 'order', why: 'parts of the order' },
  orderLines: { with: 'order', why: 'parts of the order: a return splits them into pieces at most' },
  orders: { with: 'order', why: 'what was sold; a return takes pieces of it that nobody has taken' },
  orderVisits: { with: 'order', why: 'one for an order, by its key; said anew it is the same row' },
  outgoingMails: {
    with: 'order',
    why: 'labels and store messages by the hour and day (`mailLimits`); others come of changes of the order, which are limited by the day (`orderRequestLimits`)',
  },
  orderPapers: {
    with: 'order',
    why: 'one for the sale, for what was paid, for each return and for lines that were cancelled, by their key',
  },
  paperSeries: { with: 'shop', why: 'one for a country and kind of paper, by its key' },
  paymentRefunds: {
    with: 'order',
    why: 'one for a cancellation that gave pieces back, of which an order has as many as it has pieces',
  },
  payments: { with: 'order', why: 'one for an order, by its key' },
  pushDevices: {
    with: 'order',
    why: 'as many as an order tells (`maxPushDevices`); one that is gone is forgotten',
  },
  refunds: { with: 'order', why: 'one for a return, by its key' },
  returnProofs: {
    with: 'order',
    why: 'one for a return, by its key; what is sent again takes the place of what was there',
  },
  reviews: { with: 'order', why: 'one for a line and member' },
  storePickups: { with: 'order', why: 'one for an order, by its key' },
  stockItems: { with: 'shop', why: 'one for what the shop sells, by its key' },
  stores: { with: 'shop', why: 'the stores that there are' },
  visitReturns: { with: 'order', why: 'one for a return, by its key' },
  withdrawals: {
    with: 'order',
    why: 'a line is in one of them at most; they are the proof of what was stated and when',
  },
} satisfies Partial<Record<TableName, Kept>>
