import type { InferOutput } from 'valibot'
import type { LineAnswer } from '../../../../contract/orders/line-answer.ts'
import type { Withdrawal } from '../../../../contract/orders/withdrawal.ts'
import type { ReturnOrderLine } from '../../../../contract/returns/return-capture.ts'
import type { FieldProblem } from '../../../../contract/wire/problem.ts'
import { type OrderStanding, standingRefusal } from '../../../../domain/orders/standing.ts'
import { piecesToReturn } from '../../../../domain/returns/line-refusal.ts'
import { reasonOfCode } from '../../../../domain/returns/return-reasons.ts'
import { isReturnWindowOpen } from '../../../../domain/returns/return-window.ts'
import { sendBackByOf } from '../../../../domain/withdrawal/send-back.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { countryOfRow } from '../orders/row-standing.ts'

type Field = InferOutput<typeof FieldProblem>

/** Why no return of an order can be asked for, whatever the lines, or `null`. */
export const orderRefusal = (
  order: Pick<OrderRow, 'isGlobalStoreOrder'>,
  standing: OrderStanding,
): 'state' | null =>
  standingRefusal('return', standing) !== null || order.isGlobalStoreOrder ? 'state' : null

/** The lines whose window is open: all of the order's, or those that were withdrawn from late. */
export const linesInTime = (
  order: Pick<OrderRow, 'country' | 'shipFrom' | 'orderDate'>,
  lines: readonly OrderLineRow[],
  { withdrawals, now }: { readonly withdrawals: readonly Withdrawal[]; readonly now: Date },
): readonly OrderLineRow[] =>
  lines.filter(({ id }) =>
    isReturnWindowOpen({
      orderDate: order.orderDate.toISOString(),
      country: countryOfRow(order),
      now: now.getTime(),
      sendBackBy: sendBackByOf(withdrawals, id),
    }),
  )

/** Pieces of one line that a request takes. */
export type Taking = {
  readonly line: OrderLineRow
  readonly pieces: number
  /** Code as it is kept: an unknown one falls back (RI-03). */
  readonly reasonCode: string
  readonly reasonText: string | null
  /** What is wanted for them: money, where nothing is said. */
  readonly answer: LineAnswer
}

/** What of a line's row decides whether pieces of it may go back. */
export const factsOf = (line: OrderLineRow) => ({
  status: line.status,
  isCustomDesign: Boolean(line.pbid),
  isBarredByHost: line.returnDisableReason !== null,
  isReturnable: line.returnable,
  returnableQuantity: line.returnableQuantity,
})

const field = (index: number, name: string, code: string, detail: string): Field => ({
  pointer: `/orderLines/${index}/${name}`,
  code,
  detail,
})

/** A line of a request; a gift's has no answer. */
export type AskedLine = ReturnOrderLine & { readonly answer?: LineAnswer | undefined }

type Allocation = { readonly takings: readonly Taking[]; readonly errors: readonly Field[] }

const sameAnswer = (one: LineAnswer, other: LineAnswer): boolean =>
  one.kind === 'exchange' && other.kind === 'exchange'
    ? one.skuId === other.skuId && one.send === other.send
    : one.kind === other.kind

const namedLines = (lines: readonly OrderLineRow[], asked: ReturnOrderLine): readonly OrderLineRow[] =>
  asked.orderLineId === null
    ? lines.filter(({ gtin }) => gtin !== null && gtin === asked.universalProductCode)
    : lines.filter(({ id }) => id === asked.orderLineId)

/**
 * Which pieces of which lines a request takes, in the order it names them: lines are found by their id, else by the
 * product's code. Asks for more than is left, and for lines that cannot be returned, get a field problem each.
 * `away`: pieces of a line that went back as a gift.
 */
export const allocatePieces = (
  lines: readonly OrderLineRow[],
  asked: readonly AskedLine[],
  country: string,
  away: ReadonlyMap<string, number> = new Map(),
): Allocation => {
  const taken = new Map<string, number>()
  const takings: Taking[] = []
  const errors: Field[] = []
  const leftOf = (line: OrderLineRow) =>
    piecesToReturn(factsOf(line), country, away.get(line.id)) - (taken.get(line.id) ?? 0)

  asked.forEach((request, index) => {
    const named = namedLines(lines, request)
    if (named.length === 0) {
      const name = request.orderLineId === null ? 'universalProductCode' : 'orderLineId'
      errors.push(field(index, name, 'unknown_line', 'The order has no such line.'))
      return
    }
    const left = named.reduce((sum, line) => sum + leftOf(line), 0)
    if (request.quantity > left) {
      errors.push(field(index, 'quantity', 'too_many', `At most ${left} can be returned.`))
      return
    }
    let wanted = request.quantity
    for (const line of named) {
      const pieces = Math.min(wanted, leftOf(line))
      if (pieces === 0) continue
      const answer = request.answer ?? { kind: 'money' as const }
      if (takings.some((other) => other.line.id === line.id && !sameAnswer(other.answer, answer))) {
        errors.push(field(index, 'answer', 'one_answer', 'All pieces of a line go back for the same.'))
        return
      }
      taken.set(line.id, (taken.get(line.id) ?? 0) + pieces)
      takings.push({
        line,
        pieces,
        reasonCode: reasonOfCode(request.reasonCode, country).code,
        reasonText: request.reasonText,
        answer,
      })
      wanted -= pieces
    }
  })
  return { takings: joined(takings), errors }
}

/** One taking for each line: a line that is named twice gives its pieces at once, for the first reason. */
const joined = (takings: readonly Taking[]): readonly Taking[] =>
  [...Map.groupBy(takings, ({ line }) => line.id).values()].map((same) => ({
    ...(same[0] as Taking),
    pieces: same.reduce((sum, { pieces }) => sum + pieces, 0),
  }))
