import { fieldsOf } from '../../../domain/addresses/address-layout.ts'
import type { AddressRules } from '../../../domain/addresses/address-rules.types.ts'
import type {
  CountryCarrier,
  CountryMethod,
  CountryProfile,
  PriceRule,
  SpecialAddress,
} from '../../../domain/countries/country.types.ts'
import type { HostFacts } from '../../../domain/countries/host-facts.types.ts'
import { carrierName } from '../../../domain/links/carriers.ts'
import { addressLines } from '../../../domain/orders/address-lines.ts'
import { publishedCallingCode } from './registry.ts'

type Row = readonly [code: string, profile: CountryProfile & HostFacts, addresses: AddressRules]
type Column = { readonly title: string; readonly cell: (row: Row) => string }

const countries = new Intl.DisplayNames('en', { type: 'region' })
const languages = new Intl.DisplayNames('en', { type: 'language' })

const yes = (is: boolean): string => (is ? 'yes' : '–')
const list = (parts: readonly string[], separator = ', '): string =>
  parts.length === 0 ? '–' : parts.join(separator)

/** `tooBig` as `too big`, `enableSagawaReturn` as it is. */
const words = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const duration = (minutes: number): string => (minutes === 0 ? '–' : `${minutes} min`)

const price = (rule: PriceRule): string => {
  switch (rule.kind) {
    case 'free':
      return 'free'
    case 'shopperPays':
      return "the carrier's price"
    case 'from':
      return `from ${rule.amount} ${rule.currency}`
    case 'fixed':
      return `${rule.amount} ${rule.currency}${rule.includedTax === null ? '' : ' (10% GST included)'}`
  }
}

const method = ({
  id,
  flag,
  service,
  carrier,
  price: prices,
  asksPickupAddress,
  confirms,
}: CountryMethod): string => {
  const who = carrier ? ` by ${carrierName(carrier)}` : service ? ', carrier chosen' : ''
  const member = price(prices.member)
  const guest = price(prices.guest)
  const cost = member === guest ? member : `members ${member}, guests ${guest}`
  const steps = [
    ...(asksPickupAddress ? [', asks where to come'] : []),
    ...(confirms ? [', tells first what happens'] : []),
  ].join('')
  return `\`${id}\`${who}: ${cost}${steps}${flag ? ` (while \`${flag}\` is on)` : ''}`
}

/** Which addresses are meant, and how they are served. */
const special = ({ name, words: found, regions, dropoffCarrier, hasPickup }: SpecialAddress): string => {
  const served = `${carrierName(dropoffCarrier)}${hasPickup ? '' : ', no pickup'}`
  return `${name}: ${served} (${[...found, ...regions].join(', ')})`
}

const carrier = ({ code, services, paperlessOnly, counter, booking, collection }: CountryCarrier): string =>
  [
    `${carrierName(code)} (\`${code}\`): ${services.join(', ')}`,
    ...(paperlessOnly ? ['never with a printed label'] : []),
    ...(counter ? [`at ${words(counter)}s`] : []),
    ...(booking?.link ? ['pickup booked online'] : []),
    ...(booking?.phone ? [`pickup booked at ${booking.phone}`] : []),
    ...(collection
      ? [`collects at ${[collection.link, collection.phone].filter(Boolean).join(' or ')}`]
      : []),
  ].join(', ')

const sample = {
  address1: 'Street 1',
  address2: null,
  address3: null,
  address4: null,
  city: 'Town',
  county: null,
  state: 'Region',
  zipCode: '12345',
  iso2Country: null,
}

/** Fields of the place in a form, those that may be left out in brackets. */
const placeFields = ({ layout, regions }: AddressRules): string =>
  fieldsOf(layout)
    .filter(({ name }) => ['line1', 'zone', 'locality', 'province', 'code'].includes(name))
    .map(({ name, label, isRequired }) => {
      const field = name === 'province' && regions ? `${words(label)} (of ${regions.length})` : words(label)
      return isRequired ? field : `[${field}]`
    })
    .join(', ')

const shop: readonly Column[] = [
  {
    title: 'Languages',
    cell: ([, { languages: own }]) => list(own.map((code) => languages.of(code) ?? code)),
  },
  { title: 'Currency', cell: ([, { currency }]) => currency },
  { title: 'Marketplace', cell: ([, { regionReference }]) => regionReference },
  { title: 'Europe, Middle East, Africa', cell: ([, { isEmea }]) => yes(isEmea) },
  {
    title: 'In the country switch',
    cell: ([
      ,
      {
        shop: { isInSwitch },
      },
    ]) => yes(isInSwitch),
  },
  { title: 'Title without its code', cell: ([, profile]) => yes(profile.shop.hasPlainTitle) },
  { title: 'Asks to sign in', cell: ([, profile]) => yes(profile.shop.hasSignInBanner) },
  { title: 'Help on', cell: ([, profile]) => list(Object.values(profile.shop.help)) },
  {
    title: 'Agreements at',
    cell: ([
      ,
      {
        shop: { agreementHost },
      },
    ]) => `${agreementHost}.…`,
  },
  {
    title: 'Chat in',
    cell: ([
      ,
      {
        shop: { chatLanguages },
      },
    ]) => list(chatLanguages),
  },
  {
    title: 'Promotions',
    cell: ([, { banners }]) => list(banners),
  },
  {
    title: 'Alerts',
    cell: ([, { alerts }]) => list(alerts.map(words)),
  },
  {
    title: 'Flags that are on',
    cell: ([, { flags }]) =>
      list(Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [`\`${flag}\``] : []))),
  },
]

const people: readonly Column[] = [
  { title: 'Phone', cell: ([, { contact }]) => contact.phone ?? '–' },
  { title: 'Hours', cell: ([, { contact }]) => (contact.hours === null ? '–' : words(contact.hours)) },
  { title: 'Phone for returns', cell: ([, { contact }]) => contact.returnsPhone ?? '–' },
  {
    title: 'Calling code',
    cell: ([code]) => (publishedCallingCode(code) ? `+${publishedCallingCode(code)}` : '–'),
  },
  { title: 'English', cell: ([, { formats }]) => formats.english },
  { title: 'Guests agree to terms', cell: ([, { guests }]) => yes(guests.needsTerms) },
  { title: 'Guests give a phone first', cell: ([, { guests }]) => yes(guests.prefersPhone) },
  {
    title: 'Guests are told that members return free',
    cell: ([, { guests }]) => yes(guests.saysMembersReturnFree),
  },
  { title: 'Clock', cell: ([, { formats }]) => (formats.hourCycle === 'h12' ? '12 hours' : '24 hours') },
  { title: 'Distance', cell: ([, { formats }]) => formats.distanceUnit },
  { title: 'Family name first', cell: ([, { formats }]) => yes(formats.nameOrder === 'familyFirst') },
  { title: 'Label on', cell: ([, { paper }]) => paper },
  { title: 'Address', cell: ([code]) => addressLines({ ...sample, country: code }).join(' / ') },
  { title: 'Addresses looked up in', cell: ([, { formats }]) => formats.addressLanguage ?? '–' },
  { title: 'Address form', cell: ([, , addresses]) => placeFields(addresses) },
]

const orders: readonly Column[] = [
  { title: 'Cancel within', cell: ([, profile]) => duration(profile.orders.cancelMinutes) },
  { title: 'Pay within', cell: ([, profile]) => `${profile.orders.payHours} hours` },
  { title: 'Loads anew after cancelling', cell: ([, profile]) => yes(profile.orders.reloadsAfterCancelling) },
  {
    title: 'No deliveries on',
    cell: ([, profile]) => list(profile.orders.restDays.map((day) => weekdays[day] ?? '')),
  },
  { title: 'Held in a store for', cell: ([, profile]) => `${profile.orders.pickupHoldDays} days` },
  { title: 'E-invoice', cell: ([, profile]) => yes(profile.orders.hasEInvoice) },
  { title: 'Word for tax', cell: ([, { formats }]) => words(formats.taxWording) },
  { title: 'Papers', cell: ([, { papers }]) => `${words(papers.sale)}, ${words(papers.refund)}` },
  {
    title: 'Tax on papers',
    cell: ([
      ,
      {
        papers: { tax },
      },
    ]) => (tax.percent === null ? words(tax.name) : `${words(tax.name)}, ${tax.percent}%`),
  },
  { title: 'Returns shown for', cell: ([, profile]) => `${profile.orders.viewReturnsDays} days` },
  { title: 'Return within', cell: ([, { returns }]) => `${returns.windowDays} days` },
  {
    title: 'In a store within',
    cell: ([, { returns }]) =>
      returns.storeReturnDays === null ? '–' : `${returns.storeReturnDays} days of delivery`,
  },
  { title: 'Custom designs', cell: ([, { returns }]) => yes(returns.takesCustomDesigns) },
  {
    title: 'Refund',
    cell: ([
      ,
      {
        returns: { refund },
      },
    ]) => `${refund.usual.count} ${words(refund.usual.unit)}, at most ${refund.allowDays} days`,
  },
  { title: 'Says total of the refund', cell: ([, { returns }]) => yes(returns.namesRefundTotal) },
  { title: 'Says that a label is viewed', cell: ([, { returns }]) => yes(returns.viewsLabel) },
  {
    title: 'Own terms while',
    cell: ([, { returns }]) => (returns.ownTermsFlag ? `\`${returns.ownTermsFlag}\` is on` : '–'),
  },
  { title: 'Cash refunded by bank', cell: ([, { returns }]) => yes(returns.refundsCashByBank) },
  {
    title: 'Reasons (code; * with a comment)',
    cell: ([, { returns }]) =>
      list(
        returns.reasons.map(
          ({ name, code, takesComment }) => `${words(name)} ${code}${takesComment ? '*' : ''}`,
        ),
      ),
  },
]

const ways: readonly Column[] = [
  { title: 'Ways back, best first', cell: ([, { returns }]) => list(returns.methods.map(method), '<br>') },
  { title: 'Carriers', cell: ([, { returns }]) => list(returns.carriers.map(carrier), '<br>') },
  {
    title: 'Other addresses',
    cell: ([, { returns }]) => list(returns.specialAddresses.map(special), '<br>'),
  },
  { title: 'Codes at the counter', cell: ([, { returns }]) => yes(returns.asksForCodes) },
  { title: 'Code scans after', cell: ([, { returns }]) => duration(returns.codeWaitMinutes) },
  {
    title: 'Mailed label',
    cell: ([
      ,
      {
        returns: { mailedLabelDays },
      },
    ]) => `${mailedLabelDays.from}–${mailedLabelDays.to} business days`,
  },
  {
    title: 'Store returns are shown, not sent',
    cell: ([, { returns }]) => yes(returns.previewsStoreReturns),
  },
  { title: 'Returns are tracked', cell: ([, { returns }]) => yes(returns.hasTracking) },
  {
    title: 'Courier comes within',
    cell: ([, { returns }]) =>
      returns.collectionDays === null ? '–' : `${returns.collectionDays} business days`,
  },
  {
    title: 'Parcels go to',
    cell: ([, { centre }]) => [...centre.lines, countries.of(centre.country.toUpperCase())].join(', '),
  },
]

const escaped = (text: string): string => text.replaceAll('|', '\\|')

const table = (title: string, columns: readonly Column[], rows: readonly Row[]): readonly string[] => [
  `## ${title}`,
  '',
  `| Country | ${columns.map((column) => column.title).join(' | ')} |`,
  `|---|${columns.map(() => '---').join('|')}|`,
  ...rows.map(
    (row) =>
      `| ${countries.of(row[0].toUpperCase())} (${row[0]}) | ${columns.map(({ cell }) => escaped(cell(row))).join(' | ')} |`,
  ),
  '',
]

/** What the product knows of each country, one row for each in every table, for people who sell there. */
export const countriesPage = (rows: readonly Row[]): string =>
  [
    '# Countries',
    '',
    'Written by `npm run docs` from `domain/countries/`. Every rule of the shop that differs by country stands here, one row for',
    'each country. What is wrong is mended in the file of its country, `domain/countries/xx.ts`',
    '([how to add one](guides/add-a-country.md)). A country without a file has what is usual: no carriers, and stores take returns.',
    '',
    ...table('The shop', shop, rows),
    ...table('People: contact, phones, clock and addresses', people, rows),
    ...table('Orders, refunds and reasons', orders, rows),
    ...table('Ways back', ways, rows),
  ].join('\n')
