import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayStatusOfLine } from '../status/order-status.ts'
import { deliveredOrder, inUs, returnableShoe } from '../testing/return-samples.ts'
import { returnableItems } from './return-items.ts'
import {
  asksQuantity,
  checkLine,
  chooseQuantity,
  chooseReason,
  isReady,
  itemsStepGap,
  lineAsChosen,
  quantityOptions,
  untouchedChoice,
  writeComment,
} from './return-selection.ts'

describe('choosing a line', () => {
  const [item] = returnableItems(deliveredOrder(returnableShoe('11', 3)), inUs)
  if (!item) throw new Error('no item')

  it('[RI-02] the quantity is the line’s, 1 if absent, and 1 on check', () => {
    expect(untouchedChoice(item).quantity).toBe(3)
    const absent = { ...item, maxQuantity: 1, line: returnableShoe('11', 0) }
    expect(untouchedChoice(absent).quantity).toBe(1)
    expect(checkLine(untouchedChoice(item), item, true)).toMatchObject({ checked: true, quantity: 1 })
  })

  it('[RI-02 A-19] changing any field gives the line the status return-created at once; unticked it has its own again', () => {
    const untouched = untouchedChoice(item)
    const checked = checkLine(untouched, item, true)
    const statusOf = (choice: typeof untouched) => {
      const { lineItemStatus, lineItemStatusVariant } = lineAsChosen(item.line, choice)
      return [
        lineItemStatus.status,
        lineItemStatusVariant,
        displayStatusOfLine(lineAsChosen(item.line, choice), 'SALES_ORDER'),
      ]
    }
    const own = ['Delivered', null, 'delivered']
    const created = ['Return Created', 'RETURN_CREATED', 'returnCreated']
    expect(lineAsChosen(item.line, null)).toEqual(item.line)
    expect(statusOf(untouched)).toEqual(own)
    expect(statusOf(checked)).toEqual(created)
    expect(statusOf(chooseReason(untouched, 'tooBig'))).toEqual(created)
    expect(statusOf(chooseQuantity(untouched, item, 2))).toEqual(created)
    expect(statusOf(writeComment(untouched, 'Heel slips'))).toEqual(created)
    expect(statusOf(chooseQuantity(untouched, item, 4))).toEqual(own)
    expect(statusOf(checkLine(chooseReason(checked, 'tooBig'), item, false))).toEqual(own)
  })

  it('[RI-02] is ready only when checked, with a reason and a quantity', () => {
    const checked = checkLine(untouchedChoice(item), item, true)
    const reasoned = chooseReason(checked, 'tooBig')
    expect([isReady(checked), isReady(reasoned), isReady({ ...reasoned, checked: false })]).toEqual([
      false,
      true,
      false,
    ])
    expect(isReady({ ...reasoned, quantity: 0 })).toBe(false)
  })

  it('[RI-03] takes 1 to returnableQuantity, asked only above 1', () => {
    const choice = checkLine(untouchedChoice(item), item, true)
    expect(quantityOptions(item)).toEqual([1, 2, 3])
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (quantity) => {
        const { quantity: taken } = chooseQuantity(choice, item, quantity)
        expect(taken).toBe([1, 2, 3].includes(quantity) ? quantity : 1)
      }),
    )
    expect([asksQuantity(item), asksQuantity({ ...item, maxQuantity: 1 })]).toEqual([true, false])
  })

  it('[RI-03] cuts a comment at 140 characters, and a disabled line stays as it is', () => {
    expect(writeComment(untouchedChoice(item), 'x'.repeat(150)).comment).toHaveLength(140)
    const disabled = { ...item, maxQuantity: 0, disabled: { why: 'host', reason: null } as const }
    expect(checkLine(untouchedChoice(disabled), disabled, true).checked).toBe(false)
  })

  it('[RI-06] the first step says what it still needs', () => {
    const checked = checkLine(untouchedChoice(item), item, true)
    expect([
      itemsStepGap([untouchedChoice(item)]),
      itemsStepGap([checked]),
      itemsStepGap([{ ...checked, reason: 'tooBig', quantity: 0 }]),
      itemsStepGap([chooseReason(checked, 'tooBig'), untouchedChoice(item)]),
    ]).toEqual([
      { kind: 'nothingChecked' },
      { kind: 'reasonMissing', lineIds: ['11'] },
      { kind: 'quantityMissing', lineIds: ['11'] },
      null,
    ])
  })
})
