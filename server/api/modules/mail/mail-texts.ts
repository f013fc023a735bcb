import type { Language } from '../../../../domain/format/locale.ts'

type LabelFacts = { readonly returnNumber: string; readonly carrier: string }

/** Words of the e-mails; what is put in is escaped where it is written, not here. */
export type MailTexts = {
  readonly greeting: (firstName: string | null) => string
  readonly labelSubject: (returnNumber: string) => string
  readonly labelIntro: (facts: LabelFacts) => string
  readonly labelSteps: (facts: LabelFacts) => readonly string[]
  readonly storeSubject: (returnNumber: string) => string
  readonly storeIntro: (returnNumber: string) => string
  readonly storeSteps: readonly string[]
  readonly barcode: string
  readonly seeReturn: string
  readonly refund: string
  readonly why: string
}

export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: {
    greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    labelSubject: (number) => `Your return label ${number}`,
    labelIntro: ({ carrier, returnNumber }) =>
      `Your ${carrier} label for return ${returnNumber} is attached as a PDF.`,
    labelSteps: ({ carrier }) => [
      'Print the label and cut it out along the dashed line.',
      'Pack the items, in their original box where you can, and stick the label flat on the parcel.',
      `Hand the parcel to ${carrier} and keep the receipt until you have your refund.`,
    ],
    storeSubject: (number) => `Return ${number}: bring it to a store`,
    storeIntro: (number) =>
      `Return ${number} is ready. Bring the items to a Podium store and show this code.`,
    storeSteps: [
      'Bring the items, in their original box where you can.',
      'Show the code at the till, on your phone or printed.',
      'We check the items there and then, and refund the way you paid.',
    ],
    barcode: 'Code for the store',
    seeReturn: 'See your return',
    refund: 'Banks usually take two business days to show a refund; allow up to a week.',
    why: 'You get this e-mail because it was asked for on the page of your return.',
  },
  pl: {
    greeting: (name) => (name === null ? 'Dzień dobry,' : `Cześć ${name},`),
    labelSubject: (number) => `Twoja etykieta zwrotna ${number}`,
    labelIntro: ({ carrier, returnNumber }) =>
      `W załączniku znajdziesz etykietę ${carrier} do zwrotu ${returnNumber} w pliku PDF.`,
    labelSteps: ({ carrier }) => [
      'Wydrukuj etykietę i wytnij ją wzdłuż przerywanej linii.',
      'Zapakuj produkty, jeśli możesz, w oryginalne pudełko i naklej etykietę na paczkę bez zagięć.',
      `Nadaj paczkę przez ${carrier} i zachowaj potwierdzenie do czasu zwrotu pieniędzy.`,
    ],
    storeSubject: (number) => `Zwrot ${number}: oddaj go w sklepie`,
    storeIntro: (number) =>
      `Zwrot ${number} jest gotowy. Przynieś produkty do sklepu Podium i pokaż ten kod.`,
    storeSteps: [
      'Zabierz produkty, jeśli możesz, w oryginalnym pudełku.',
      'Pokaż kod przy kasie, w telefonie albo na wydruku.',
      'Sprawdzimy produkty na miejscu i oddamy pieniądze tak, jak zapłacono.',
    ],
    barcode: 'Kod do pokazania w sklepie',
    seeReturn: 'Zobacz swój zwrot',
    refund: 'Bank zwykle księguje zwrot w ciągu dwóch dni roboczych; może to potrwać do tygodnia.',
    why: 'Wysyłamy tę wiadomość, bo poproszono o nią na stronie Twojego zwrotu.',
  },
  ar: {
    greeting: (name) => (name === null ? 'مرحبًا،' : `مرحبًا ${name}،`),
    labelSubject: (number) => `ملصق الإرجاع ${number}`,
    labelIntro: ({ carrier, returnNumber }) =>
      `تجد في المرفقات ملصق ${carrier} للإرجاع ${returnNumber} بصيغة PDF.`,
    labelSteps: ({ carrier }) => [
      'اطبع الملصق وقصه على طول الخط المتقطع.',
      'ضع المنتجات في علبتها الأصلية إن أمكن، وألصق الملصق على الطرد من دون طيات.',
      `سلّم الطرد إلى ${carrier} واحتفظ بالإيصال حتى يصلك المبلغ المسترد.`,
    ],
    storeSubject: (number) => `الإرجاع ${number}: أحضره إلى المتجر`,
    storeIntro: (number) => `الإرجاع ${number} جاهز. أحضر المنتجات إلى أحد متاجر Podium وأظهر هذا الرمز.`,
    storeSteps: [
      'أحضر المنتجات في علبتها الأصلية إن أمكن.',
      'أظهر الرمز عند الصندوق على هاتفك أو مطبوعًا.',
      'نفحص المنتجات في الحال ونعيد المبلغ بطريقة الدفع نفسها.',
    ],
    barcode: 'رمز المتجر',
    seeReturn: 'عرض الإرجاع',
    refund: 'تحتاج البنوك عادة إلى يومي عمل لإظهار المبلغ المسترد، وقد يستغرق ذلك أسبوعًا.',
    why: 'وصلتك هذه الرسالة لأنها طُلبت من صفحة الإرجاع الخاص بك.',
  },
}
