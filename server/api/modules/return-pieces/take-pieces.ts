import { eq, max } from 'drizzle-orm'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import { type OrderLineRow, orderLines } from '../../../db/tables/order-lines.ts'
import { type AskedLine, allocatePieces, type Taking } from './capture.rules.ts'
import { joinLines, splitLine } from './pieces.ts'

/** Raw status of pieces that a return was asked for; the return's own statuses follow. */
const asked = { status: 'Return Request Created', statusVariant: 'RETURN_CREATED', statusColor: 'blue' }

const nextLineNumber = async (db: Database, orderNumber: string): Promise<number> => {
  const [row] = await db
    .select({ last: max(orderLines.lineNumber) })
    .from(orderLines)
    .where(eq(orderLines.orderNumber, orderNumber))
  return (row?.last ?? 0) + 1
}

/**
 * Takes pieces of a line for a return, so that nobody else can: a line of their own, or the line itself where all of it
 * goes. Answers the id of the line that holds them. The order's row must be locked.
 */
export const takePieces = async (
  db: Database,
  line: OrderLineRow,
  pieces: number,
  captureId: string,
): Promise<string> => {
  if (pieces === line.quantity) {
    await db
      .update(orderLines)
      .set({ ...asked, returnableQuantity: 0 })
      .where(eq(orderLines.id, line.id))
    return line.id
  }
  const id = `${line.splitFrom ?? line.id}.${captureId.slice(0, 8)}.${line.quantity}`
  const lineNumber = await nextLineNumber(db, line.orderNumber)
  const { taken, left } = splitLine(line, pieces, { id, lineNumber })
  await db.update(orderLines).set(left).where(eq(orderLines.id, line.id))
  await db.insert(orderLines).values({ ...taken, ...asked })
  return id
}

export type StatusBefore = Pick<OrderLineRow, 'status' | 'statusVariant' | 'statusColor'>

const isReturnableLine = ({ returnable, returnableQuantity }: OrderLineRow): boolean =>
  returnable && returnableQuantity > 0

/** A line that nothing was asked of: pieces may be put back into it. */
const isFree = (line: OrderLineRow | undefined): line is OrderLineRow =>
  line !== undefined && isReturnableLine(line)

/**
 * Gives the pieces of a line back: to the line they were taken from while that still stands, else as a line of their own
 * that can be returned again. The order's row must be locked.
 */
export const giveBackPieces = async (
  db: Database,
  line: OrderLineRow,
  before: StatusBefore,
): Promise<void> => {
  const [root] =
    line.splitFrom === null ? [] : await db.select().from(orderLines).where(eq(orderLines.id, line.splitFrom))
  if (isFree(root)) {
    await db.update(orderLines).set(joinLines(root, line)).where(eq(orderLines.id, root.id))
    await db.delete(orderLines).where(eq(orderLines.id, line.id))
    return
  }
  await db
    .update(orderLines)
    .set({ ...before, returnableQuantity: line.quantity })
    .where(eq(orderLines.id, line.id))
}

/**
 * The pieces that a request takes of what nobody has sent back, `away` being those that went back as a gift. What fails for these alone is told
 * without the reason: who asks may be the one that is not to know (BY-51).
 *
 * @throws `return_pieces_gone`, and `validation` with a pointer to each line that could not be returned in any case
 */
export const takingsOf = (
  lines: readonly OrderLineRow[],
  asked: readonly AskedLine[],
  { country, away }: { readonly country: string; readonly away: ReadonlyMap<string, number> },
): readonly Taking[] => {
  const { takings, errors } = allocatePieces(lines, asked, country, away)
  if (errors.length === 0) return takings
  const inAnyCase = allocatePieces(lines, asked, country).errors
  throw inAnyCase.length === 0
    ? problem('return_pieces_gone')
    : problem('validation', { errors: [...inAnyCase] })
}
