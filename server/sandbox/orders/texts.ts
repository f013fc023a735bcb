import { shop } from '../../../domain/shop-settings/shop.ts'
import type { SampleText } from '../sample-text.types.ts'

type Texts = SampleText

const inEach = (of: (locale: string) => string, en: string, pl: string, ar: string): Texts => ({
  en: en.replace('{}', of('en')),
  pl: pl.replace('{}', of('pl')),
  ar: ar.replace('{}', of('ar')),
})

const formats = new Map<string, Intl.DateTimeFormat>()

const weekday = (locale: string): Intl.DateTimeFormat => {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  formats.set(locale, made)
  return made
}

/** Estimated delivery as a sentence; `day` is a calendar date. */
export const estimatedDelivery = (day: string): Texts =>
  inEach((locale) => weekday(locale).format(new Date(day)), 'Arrives {}', 'Dostawa: {}', 'يصل {}')

export const parcelOf = (index: number, count: number): Texts => ({
  en: `Package ${index} of ${count}`,
  'en-GB': `Parcel ${index} of ${count}`,
  pl: `Paczka ${index} z ${count}`,
  ar: `الطرد ${index} من ${count}`,
})

export const pickUpAt = (place: string): Texts => ({
  en: `Pick up at ${place}`,
  'en-GB': `Collect from ${place}`,
  pl: `Odbiór: ${place}`,
  ar: `الاستلام من ${place}`,
})

export const bringNumber: Texts = {
  en: 'Bring your order number and a photo ID.',
  pl: 'Weź ze sobą numer zamówienia i dowód tożsamości.',
  ar: 'أحضر رقم الطلب وبطاقة هوية تحمل صورتك.',
}

export const boughtInStore: Texts = {
  en: 'Bought in store',
  pl: 'Kupione w sklepie',
  ar: 'تم الشراء من المتجر',
}

export const partOnItsWay: Texts = {
  en: 'Partly on its way, the rest canceled',
  'en-GB': 'Partly on its way, the rest cancelled',
  pl: 'Część w drodze, reszta anulowana',
  ar: 'جزء منه في الطريق والباقي مُلغى',
}

export const madeToOrder: Texts = {
  en: 'Made to order. Custom designs take up to three weeks.',
  pl: 'Wykonane na zamówienie. Własne projekty powstają do trzech tygodni.',
  ar: 'مصنوع حسب الطلب. تستغرق التصاميم الخاصة حتى ثلاثة أسابيع.',
}

export const customsNote: Texts = {
  en: 'Ships from our international store.',
  pl: 'Wysyłka z naszego sklepu międzynarodowego.',
  ar: 'يُشحن من متجرنا الدولي.',
}

export const awaitingPayment: Texts = {
  en: 'We’re holding it for you until the payment arrives.',
  pl: 'Trzymamy zamówienie do czasu wpłynięcia płatności.',
  ar: 'نحتفظ بطلبك إلى حين وصول الدفعة.',
}

export const returnDenied: Texts = {
  en: 'The item came back worn, so we couldn’t accept it.',
  pl: 'Produkt wrócił ze śladami używania, dlatego nie mogliśmy przyjąć zwrotu.',
  ar: 'وصل المنتج وعليه آثار استخدام، لذلك لم نتمكن من قبول إرجاعه.',
}

export const customNotReturnable = {
  code: 'CUSTOM_DESIGN',
  text: {
    en: 'Custom designs can’t be returned.',
    pl: 'Własnych projektów nie można zwrócić.',
    ar: 'لا يمكن إرجاع التصاميم الخاصة.',
  },
  linkText: { en: 'Read our return policy', pl: 'Przeczytaj zasady zwrotów', ar: 'اقرأ سياسة الإرجاع' },
  linkUrl: `https://${shop.site}/help/returns-policy`,
}
