import { msg } from '#texts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'
import type { LabelFacts } from './label-facts.ts'

/** Words on a label and beneath it. */
export const labelTexts = (language: Catalog) => {
  const i18n = i18nIn(language)
  return {
    title: (returnNumber: string) => i18n._(msg`Return label ${{ returnNumber }}`),
    dropOff: i18n._(msg`Return · Drop-off`),
    pickup: i18n._(msg`Return · Pickup`),
    from: i18n._(msg({ message: 'From', comment: 'On a return label, above the address of the sender' })),
    to: i18n._(msg({ message: 'To', comment: 'On a return label, above the address of the receiver' })),
    returnNumber: i18n._(msg`Return number`),
    contents: i18n._(
      msg({
        message: 'Contents',
        comment: 'On a return label, above the list of items in the package (noun)',
      }),
    ),
    moreLines: (count: number) => i18n._(msg`and ${{ count }} more`),
    barcode: (number: string) => i18n._(msg`Barcode ${{ number }}`),
    matrix: i18n._(msg`Data matrix code with return and tracking number`),
    cut: i18n._(msg`Cut along this line`),
    howTo: i18n._(msg`How to send it`),
    steps: ({ service, carrier }: Pick<LabelFacts, 'service' | 'carrier'>): readonly string[] => [
      i18n._(msg`Pack the items, in their original box where you can.`),
      i18n._(msg`Cut out the label and stick it flat on the package. Cover any old labels.`),
      i18n._(
        service === 'dropOff'
          ? msg`Hand the package in at any ${{ carrier }} counter and ask for a receipt.`
          : msg`Have the package ready when ${{ carrier }} comes for it, and ask for a receipt.`,
      ),
      i18n._(msg`Keep the receipt until you have your refund.`),
    ],
  }
}
