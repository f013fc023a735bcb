import { type ColumnId, columnIds } from './columns.ts'
import { type RowId, rowIds } from './rows.ts'

export type Cell = { readonly row: RowId; readonly column: ColumnId }

/** Every row with every column. */
export const allCells: readonly Cell[] = rowIds.flatMap((row) => columnIds.map((column) => ({ row, column })))

/** Each row with one column and each column with one row at least, the same in every run. */
export const sampleCells: readonly Cell[] = Array.from(
  { length: Math.max(rowIds.length, columnIds.length) },
  (_, index) => ({
    row: rowIds[index % rowIds.length] as RowId,
    column: columnIds[index % columnIds.length] as ColumnId,
  }),
)
