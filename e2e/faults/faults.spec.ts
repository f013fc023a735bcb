import { test } from '../support/test.ts'
import { columns } from './columns.ts'
import { allCells, sampleCells } from './matrix.ts'
import { tryCell } from './try-cell.ts'

/** `npm run faults` tries all of them. */
const cells = process.env.FAULTS === 'all' ? allCells : sampleCells

for (const cell of cells) {
  test(`${cell.row}, ${cell.column}: ${columns[cell.column]}`, async ({ page, sandbox, allowsOnConsole }) => {
    // React prints what an error boundary has dealt with.
    if (cell.column === 'partsGone') allowsOnConsole(/^GoneCode: /)
    await tryCell({ page, sandbox }, cell)
  })
}
