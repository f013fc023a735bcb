import { expect, test } from 'vitest'
import { labelTexts } from './label-texts.ts'

test('a label tells whose it is, what is in it and what is to be done with it', () => {
  const texts = labelTexts('en')
  expect({
    ...texts,
    title: texts.title('R1'),
    moreLines: texts.moreLines(3),
    barcode: texts.barcode('1Z'),
    steps: texts.steps({ service: 'dropOff', carrier: 'Parcel Force' }),
  }).toEqual({
    title: 'Return label R1',
    dropOff: 'Return · Drop-off',
    pickup: 'Return · Pickup',
    from: 'From',
    to: 'To',
    returnNumber: 'Return number',
    contents: 'Contents',
    moreLines: 'and 3 more',
    barcode: 'Barcode 1Z',
    matrix: 'Data matrix code with return and tracking number',
    cut: 'Cut along this line',
    howTo: 'How to send it',
    steps: [
      'Pack the items, in their original box where you can.',
      'Cut out the label and stick it flat on the package. Cover any old labels.',
      'Hand the package in at any Parcel Force counter and ask for a receipt.',
      'Keep the receipt until you have your refund.',
    ],
  })
})

test('a package that is collected is kept ready for the carrier', () => {
  const { steps } = labelTexts('en')
  expect(steps({ service: 'pickup', carrier: 'UPS' })[2]).toBe(
    'Have the package ready when UPS comes for it, and ask for a receipt.',
  )
})

test('each language has its own words', () => {
  expect(labelTexts('pl').from).not.toBe(labelTexts('en').from)
  expect(labelTexts('ar').steps({ service: 'pickup', carrier: 'Aramex' })[2]).toContain('Aramex')
})
