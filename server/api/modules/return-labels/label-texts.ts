import type { Language } from '../../../../domain/format/locale.ts'

/** Words on a label and beneath it. */
export type LabelTexts = {
  readonly title: (returnNumber: string) => string
  readonly dropOff: string
  readonly pickup: string
  readonly from: string
  readonly to: string
  readonly returnNumber: string
  readonly contents: string
  readonly moreLines: (count: number) => string
  readonly barcode: (text: string) => string
  readonly matrix: string
  readonly cut: string
  readonly howTo: string
  readonly steps: Readonly<Record<'dropOff' | 'pickup', (carrier: string) => readonly string[]>>
}

export const labelTexts: Readonly<Record<Language, LabelTexts>> = {
  en: {
    title: (number) => `Return label ${number}`,
    dropOff: 'Return · Drop-off',
    pickup: 'Return · Pickup',
    from: 'From',
    to: 'To',
    returnNumber: 'Return number',
    contents: 'Contents',
    moreLines: (count) => `and ${count} more`,
    barcode: (text) => `Barcode ${text}`,
    matrix: 'Data matrix code with return and tracking number',
    cut: 'Cut along this line',
    howTo: 'How to send it',
    steps: {
      dropOff: (carrier) => [
        'Pack the items, in their original box where you can.',
        'Cut out the label and stick it flat on the parcel. Cover any older label.',
        `Hand the parcel in at any ${carrier} counter and ask for a receipt.`,
        'Keep the receipt until you have your refund.',
      ],
      pickup: (carrier) => [
        'Pack the items, in their original box where you can.',
        'Cut out the label and stick it flat on the parcel. Cover any older label.',
        `Have the parcel ready when ${carrier} comes for it, and ask for a receipt.`,
        'Keep the receipt until you have your refund.',
      ],
    },
  },
  pl: {
    title: (number) => `Etykieta zwrotna ${number}`,
    dropOff: 'Zwrot · Nadanie w punkcie',
    pickup: 'Zwrot · Odbiór przez kuriera',
    from: 'Nadawca',
    to: 'Odbiorca',
    returnNumber: 'Numer zwrotu',
    contents: 'Zawartość',
    moreLines: (count) => `i jeszcze ${count}`,
    barcode: (text) => `Kod kreskowy ${text}`,
    matrix: 'Kod Data Matrix z numerem zwrotu i numerem przesyłki',
    cut: 'Wytnij wzdłuż tej linii',
    howTo: 'Jak nadać paczkę',
    steps: {
      dropOff: (carrier) => [
        'Zapakuj produkty, jeśli możesz, w oryginalne pudełko.',
        'Wytnij etykietę i naklej ją na paczkę bez zagięć. Zakryj starsze etykiety.',
        `Oddaj paczkę w dowolnym punkcie ${carrier} i poproś o potwierdzenie.`,
        'Zachowaj potwierdzenie do czasu zwrotu pieniędzy.',
      ],
      pickup: (carrier) => [
        'Zapakuj produkty, jeśli możesz, w oryginalne pudełko.',
        'Wytnij etykietę i naklej ją na paczkę bez zagięć. Zakryj starsze etykiety.',
        `Przygotuj paczkę na przyjazd kuriera ${carrier} i poproś o potwierdzenie.`,
        'Zachowaj potwierdzenie do czasu zwrotu pieniędzy.',
      ],
    },
  },
  ar: {
    title: (number) => `ملصق الإرجاع ${number}`,
    dropOff: 'إرجاع · تسليم في الفرع',
    pickup: 'إرجاع · استلام من المندوب',
    from: 'من',
    to: 'إلى',
    returnNumber: 'رقم الإرجاع',
    contents: 'المحتويات',
    moreLines: (count) => `و${count} أخرى`,
    barcode: (text) => `الرمز الشريطي ${text}`,
    matrix: 'رمز مصفوفة البيانات مع رقم الإرجاع ورقم التتبع',
    cut: 'قص على طول هذا الخط',
    howTo: 'كيف ترسل الطرد',
    steps: {
      dropOff: (carrier) => [
        'ضع المنتجات في علبتها الأصلية إن أمكن.',
        'قص الملصق وألصقه على الطرد من دون طيات، وغطّ أي ملصق قديم.',
        `سلّم الطرد في أي فرع من فروع ${carrier} واطلب إيصالًا.`,
        'احتفظ بالإيصال حتى يصلك المبلغ المسترد.',
      ],
      pickup: (carrier) => [
        'ضع المنتجات في علبتها الأصلية إن أمكن.',
        'قص الملصق وألصقه على الطرد من دون طيات، وغطّ أي ملصق قديم.',
        `جهّز الطرد قبل وصول مندوب ${carrier} واطلب إيصالًا.`,
        'احتفظ بالإيصال حتى يصلك المبلغ المسترد.',
      ],
    },
  },
}
