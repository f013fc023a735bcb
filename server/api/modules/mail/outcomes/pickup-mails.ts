import * as v from 'valibot'
import { msg } from '#texts'
import { Address } from '../../../../../contract/orders/address.ts'
import { formatCalendarDate } from '../../../../../domain/format/calendar-dates.ts'
import { addressLines } from '../../../../../domain/orders/address-lines.ts'
import { curbsideService } from '../../../../../domain/pickup/pickup-life.ts'
import { shop } from '../../../../../domain/shop-settings/shop.ts'
import { collectByOf } from '../../stores/collect-by.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { itemRows, type MailWords } from './mail-words.ts'

type Parts = (source: MailSource, words: MailWords) => Omit<MailParts, 'language' | 'greeting'>

/** The place's name; the shop's own where the order names a place that nobody knows. */
const placeOf = ({ pickup, order }: MailSource): string =>
  pickup?.store?.store.storeName ??
  pickup?.store?.store.name ??
  order.pickupAddress?.pickUpLocation ??
  shop.name

const addressOf = ({ order }: MailSource): string =>
  order.pickupAddress ? addressLines(v.parse(Address, order.pickupAddress)).join(', ') : ''

/** The curbside link, where the store brings orders to the car and the order has a code for it (CU-01). */
const curbsideLinkOf = ({ mail, order, pickup }: MailSource, origin: string): string | null => {
  const code = pickup?.pickup.code ?? null
  if (code === null || !pickup?.store?.store.storeServices.includes(curbsideService)) return null
  const query = new URLSearchParams({ storeId: pickup.pickup.storeId, qrId: code })
  return `${origin}/${order.country}/${mail.language}/orders/curbside-pickup/${order.orderNumber}?${query}`
}

/** The page of the order's code, whoever opens it: a guest is asked for the contact first (BY-32); else the order's. */
const codeLinkOf = (
  { mail, order }: MailSource,
  { i18n, frame }: MailWords,
  origin: string,
): MailParts['link'] =>
  order.showBarcodeFlag
    ? {
        text: i18n._(msg`Show pickup code`),
        href: `${origin}/${order.country}/${mail.language}/orders/sales/${order.orderNumber}/pickup`,
      }
    : frame.link

/** The day that the order's page names, written out; empty where nobody knows when it was ready. */
const collectBy = ({ order, lines, pickup }: MailSource, tag: string): string => {
  const day = collectByOf({ order, lines, store: pickup?.store ?? null })
  return day === null ? '' : formatCalendarDate(day, 'heading', tag)
}

/** The order can be fetched: until when, where, with which code, and the link for the curb. */
export const pickupReadyMail =
  (origin: string): Parts =>
  (source, words) => {
    const { i18n, orderNumber, tag } = words
    const place = placeOf(source)
    const curbside = curbsideLinkOf(source, origin)
    const order = codeLinkOf(source, words, origin)
    return {
      subject: i18n._(msg`Your order ${{ orderNumber }} is ready for pickup`),
      intro: i18n._(msg`Your order is ready and waiting at ${{ place }}.`),
      items: itemRows(source, words),
      facts: [
        {
          term: i18n._(
            msg({
              message: 'Pick up by',
              comment: 'In an email, before the last day to pick up the order (verb)',
            }),
          ),
          value: collectBy(source, tag),
        },
        {
          term: i18n._(
            msg({
              message: 'Where',
              comment: 'In an email, before the address of the store where the order is picked up',
            }),
          ),
          value: addressOf(source),
        },
        { term: i18n._(msg`Order number`), value: orderNumber },
      ].filter(({ value }) => value !== ''),
      steps: [],
      notes: [
        i18n._(msg`Show the code on your order’s page, or tell the team your order number.`),
        ...(curbside === null
          ? []
          : [
              i18n._(
                msg`Prefer to stay in the car? Open the link once you’ve parked, and we’ll bring it out.`,
              ),
            ]),
      ],
      link: curbside === null ? order : { text: i18n._(msg`I’m picking up by car`), href: curbside },
      ...(curbside !== null && { second: order }),
    }
  }

/** The shopper took the visit at the curb back: the order stays. */
export const pickupCanceledMail: Parts = (source, words) => {
  const { i18n, orderNumber, frame } = words
  const place = placeOf(source)
  return {
    subject: i18n._(msg`Your curbside pickup of order ${{ orderNumber }} is canceled`),
    intro: i18n._(msg`${{ place }} isn’t expecting your car anymore. Your order is there, ready for you.`),
    items: itemRows(source, words),
    steps: [],
    notes: [],
    link: frame.link,
  }
}

/** The order was handed over. */
export const pickedUpMail: Parts = (source, words) => {
  const { i18n, orderNumber, frame } = words
  const place = placeOf(source)
  return {
    subject: i18n._(msg`You picked up order ${{ orderNumber }}`),
    intro: i18n._(msg`Order ${{ orderNumber }} was handed over at ${{ place }}. Enjoy.`),
    items: itemRows(source, words),
    steps: [],
    notes: [i18n._(msg`If something’s missing, tell the store right away.`)],
    link: frame.link,
  }
}
