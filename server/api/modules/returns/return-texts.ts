/** What a store return says above and below its barcode (RC-05). */
export const storeReturnTexts = {
  header: { en: 'Return to a store', pl: 'Zwrot w sklepie', ar: 'الإرجاع إلى متجر' },
  subheader: {
    en: 'Show this barcode at the till.',
    pl: 'Pokaż ten kod przy kasie.',
    ar: 'أظهر هذا الرمز عند صندوق الدفع.',
  },
}
