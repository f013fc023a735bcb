import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { columnIds, columns } from '../../../e2e/faults/columns.ts'
import { allCells, sampleCells } from '../../../e2e/faults/matrix.ts'
import { rowIds, rowOf } from '../../../e2e/faults/rows.ts'

const path = 'docs/faults.md'
const file = new URL(`../../../${path}`, import.meta.url)

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

const code = (words: string) => `\`${words}\``
const isInGate = new Set(sampleCells.map(({ row, column }) => `${row} ${column}`))

const faultsPage = (): string => `# Once, whatever befalls the browser

Written by \`npm run docs\` from \`e2e/faults\`. Each changing call, as the page makes it whose chart waits for it, meets each fault:
${rowIds.length} rows by ${columnIds.length} columns, ${allCells.length} cells. In every cell the page is not white and throws nothing, what it offers leads to the end with
nothing typed again, and the host has made the change once, as its own record of the attempts says. \`npm run faults\` tries all of
them; the gate tries the ${sampleCells.length} with a mark, which have every row and every column. A changing state or call without a row fails
\`scripts/lint/faults.test.ts\`. How it is built: [0117](decisions/0117-a-matrix-of-browser-faults.md).

A double click, two tabs, a reload, a lost request, a lost answer, garbage and a host that is killed are tried for every caller on
both databases as well, by \`server/testing/changes\`, and for guests and holders of links in a browser by \`e2e/journeys/shell/changes\`.

## Faults

${table(
  ['', 'What happens'],
  columnIds.map((id) => [code(id), columns[id]]),
)}

## Rows

${table(
  [
    '',
    'Call',
    'States',
    'Typed or chosen',
    'Not once but at most once, since',
    'Typed again in a new document, since',
  ],
  rowIds.map((id) => {
    const { call, states, typed = '', leftOut = '', forgets = '' } = rowOf(id)
    return [
      code(id),
      code(`${call.method} ${call.path}`),
      states.map(code).join(', '),
      typed,
      leftOut,
      forgets,
    ]
  }),
)}

## Cells

\`✓\`: by \`npm run faults\`. \`✓ gate\`: in every run of the tests as well.

${table(
  ['', ...columnIds.map(code)],
  rowIds.map((row) => [
    code(row),
    ...columnIds.map((column) => (isInGate.has(`${row} ${column}`) ? '✓ gate' : '✓')),
  ]),
)}
`

/** The page's path where it no longer says what the matrix says. */
export const staleFaultsPage = (): readonly string[] =>
  existsSync(file) && readFileSync(file, 'utf8') === faultsPage() ? [] : [path]

/** Writes the page where it is stale; gives its path. */
export const writeFaultsPage = (): readonly string[] => {
  const stale = staleFaultsPage()
  if (stale.length > 0) writeFileSync(file, faultsPage())
  return stale
}
