import type { LineSums } from '../../../../domain/exchange/exchange-sums.ts'
import type { Minor } from '../../../../domain/format/money.ts'
import type { ExchangeLineRow } from '../../../db/tables/exchanges.ts'
import type { Taking } from '../return-pieces/capture.rules.ts'

/** A taking with what it comes to. */
export type PlannedLine = {
  readonly taking: Taking
  readonly sums: LineSums
  readonly row: Omit<ExchangeLineRow, 'captureId' | 'lineId'> | null
}

export type ExchangePlan = {
  readonly lines: readonly PlannedLine[]
  readonly sums: LineSums
  readonly bonus: Minor
}
