import { msg } from '#texts'
import { memoize } from '../../../domain/format/memoize.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { i18nIn } from '../../texts/i18n-in.ts'
import { inEach, type SampleText, sample } from '../sample-text.ts'

const weekdayIn = memoize(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** Estimated delivery as a sentence; `day` is a calendar date. */
export const estimatedDelivery = (day: string): SampleText =>
  inEach((catalog) => i18nIn(catalog)._(msg`Arrives ${{ day: weekdayIn(catalog).format(new Date(day)) }}`))

export const parcelOf = (position: number, count: number): SampleText =>
  sample(msg`Package ${{ position }} of ${{ count }}`)

export const pickUpAt = (place: string): SampleText => sample(msg`Pick up at ${{ place }}`)

export const bringNumber = sample(msg`Bring your order number and a photo ID.`)

export const boughtInStore = sample(msg`Bought in store`)

export const partOnItsWay = sample(msg`Partly on its way, the rest canceled`)

export const madeToOrder = sample(msg`Made to order. Custom designs take up to three weeks.`)

export const customsNote = sample(msg`Ships from our international store.`)

export const awaitingPayment = sample(msg`We’re holding it for you until the payment arrives.`)

export const returnDenied = sample(msg`The item came back worn, so we couldn’t accept it.`)

export const customNotReturnable = {
  code: 'CUSTOM_DESIGN',
  text: sample(msg`Custom designs can’t be returned.`),
  linkText: sample(msg`Read our return policy`),
  linkUrl: `https://${shop.site}/help/returns-policy`,
}
