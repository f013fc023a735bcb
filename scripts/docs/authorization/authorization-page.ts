import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inWords, isSame } from '../../../server/testing/authorization/ask.ts'
import { browsers, doors, sandboxDoors } from '../../../server/testing/authorization/doors.ts'
import { matrix } from '../../../server/testing/authorization/matrix.ts'
import {
  type CallerName,
  callers,
  type Expected,
  objectKinds,
  type Row,
} from '../../../server/testing/authorization/matrix.types.ts'

const path = 'docs/authorization.md'
const file = new URL(`../../../${path}`, import.meta.url)

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

/** The letter that a column stands under. */
const letter = (index: number) => String.fromCharCode(65 + index)
const letters = Object.keys(callers).map((_, index) => letter(index))

const names = { '401 unauthorized': '401', '400 validation': '400' } as const

const cell = (row: Row, expected: Expected) => {
  const words = inWords(expected, row)
  if (isSame(expected)) return `= ${words.slice(0, 3)}`
  return words === '401 unauthorized' || words === '400 validation' ? names[words] : words
}

const none = (row: Row) => {
  const same = Object.values(row.answers).find(isSame)
  return same === undefined ? '' : `\`${same.replace('same ', '')}\``
}

const areaOf = ([area, rows]: readonly [string, readonly Row[]]) =>
  `### ${area}\n\n${table(
    ['Call', 'Object', 'To strangers', ...letters],
    rows.map((row) => [
      `\`${row.call.id}\``,
      row.object,
      none(row),
      ...(Object.keys(callers) as CallerName[]).map((caller) => cell(row, row.answers[caller])),
    ]),
  )}`

const idsPart = () =>
  table(
    ['Call', ...objectKinds],
    Object.values(matrix)
      .flat()
      .flatMap((row) => {
        const { instead } = row
        return instead === undefined
          ? []
          : [[`\`${row.call.id}\``, ...objectKinds.map((kind) => inWords(instead[kind], row))]]
      }),
  )

const doorsPart = () =>
  table(
    ['Door', ...Object.values(browsers), 'A form of another site'],
    Object.values(doors).map(({ method, ask, answers, fromElsewhere = '' }) => [
      `\`${method} ${ask('{number}').split('?')[0]}\``,
      ...Object.values(answers),
      fromElsewhere,
    ]),
  )

const authorizationPage = (): string => `# Who may do what

Written by \`npm run docs\` from \`server/testing/authorization\`, where each answer stands as data, and tried on both databases
by its tests. A call without a row fails them.

## Who asks

${table(
  ['', 'Caller'],
  Object.values(callers).map((words, index) => [letter(index), words]),
)}

## What they are answered

\`ok\` is the call's own success. \`= 404\` is a refusal that differs in nothing from the one for an object that does not exist:
status, body, and header fields but \`Date\` and \`X-Request-Id\`. After a refusal of a call that changes something no row of any
table of the product has changed, and no work is queued.

${Object.entries(matrix).map(areaOf).join('\n\n')}

## The id of something else

What the owner is answered who sends the id of another thing of theirs; another member who sends it is answered as if there were no
such thing.

${idsPart()}

## Doors of the session

\`guest\`: it tells of nobody. \`self\`, \`visitor\`: of whoever it is, and nobody else. \`file\`: the label. \`issuer\`, \`orders\`,
\`back\`: the browser is led there. \`again\`: a page that offers to begin again. \`done\`: with what is this browser's own.

${doorsPart()}

With the sandbox off there is none of these for anybody: ${sandboxDoors.map((door) => `\`${door}\``).join(', ')}.
`

/** The page's path where it no longer says what the tables say. */
export const staleAuthorizationPage = (): readonly string[] =>
  existsSync(file) && readFileSync(file, 'utf8') === authorizationPage() ? [] : [path]

/** Writes the page where it is stale; gives its path. */
export const writeAuthorizationPage = (): readonly string[] => {
  const stale = staleAuthorizationPage()
  if (stale.length > 0) writeFileSync(file, authorizationPage())
  return stale
}
