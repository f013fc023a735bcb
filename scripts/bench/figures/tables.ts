import type { Verdict } from './budgets.ts'
import type { Change } from './compare.ts'
import { type Column, columns, type Figures, type PageFigures, type View } from './figures.types.ts'
import { ratio } from './statistics.ts'
import { type Unit, written } from './units.ts'

const titles: Readonly<Record<Column, string>> = {
  twin: 'static twin',
  react: 'React alone',
  stack: 'React, router, XState',
  baton: 'Baton',
}

const lines: readonly (readonly [keyof View, string, Unit])[] = [
  ['fcp', 'first paint of content', 'ms'],
  ['shown', 'first row or main heading', 'ms'],
  ['lcp', 'LCP', 'ms'],
  ['simulatedLcp', 'LCP, simulated', 'ms'],
  ['answers', 'answers to taps', 'ms'],
  ['blocking', 'blocking time', 'ms'],
  ['mainThread', 'main thread', 'ms'],
  ['shift', 'layout shift', 'shift'],
  ['requestsBefore', 'requests before row or heading', 'count'],
  ['requests', 'requests', 'count'],
  ['bytes', 'first view', 'bytes'],
  ['fontBytes', 'fonts', 'bytes'],
]

/** All figures as Markdown: budgets first, then each page beside its references, then all pages and the host. */
export function figureTables(figures: Figures, checked: readonly Verdict[]): string {
  const pages = Object.values(figures.pages)
  const over = checked.filter(({ isOver }) => isOver).length
  return [
    `Medians of ${figures.runs} ${figures.runs === 1 ? 'visit' : 'visits'}, ${figures.machine}.`,
    '### Budgets',
    budgetTable(checked),
    over === 0 ? 'Everything is within its budget.' : `${over} of ${checked.length} budgets are missed.`,
    ...pages
      .filter(({ views }) => views.react)
      .flatMap((page) => [`### ${capital(page.name)}`, besideReferences(page, figures)]),
    '### All pages',
    allPages(pages),
    ...moving(pages),
    '### Interactions, at a quarter of the processor',
    interactionTable(pages),
    ...(figures.opening
      ? [
          `From a tap in the history to the order's heading: ${written(figures.opening.throttled, 'ms')} throttled, ${written(figures.opening.fullSpeed, 'ms')} at full speed.`,
        ]
      : []),
    ...Object.entries(figures.host).flatMap(([title, section]) => [
      `### ${title}`,
      table(
        ['', ''],
        Object.entries(section).map(([name, value]) => [
          name,
          value === null ? '–' : String(Math.round(value * 10) / 10),
        ]),
      ),
    ]),
  ].join('\n\n')
}

function budgetTable(checked: readonly Verdict[]): string {
  return table(
    ['Budget', 'Worst at', 'Measured', 'Limit', ''],
    checked.map(({ what, where, measured, limit, isOver }) => [
      what,
      where,
      measured,
      limit,
      isOver ? '**over**' : 'within',
    ]),
  )
}

function besideReferences({ views, script }: PageFigures, { floor }: Figures): string {
  const shown = columns.filter((column) => views[column])
  const scripts: Readonly<Record<Column, number | null>> = {
    twin: 0,
    react: floor?.react ?? null,
    stack: floor?.stack ?? null,
    baton: script,
  }
  return table(
    ['', ...shown.map((column) => titles[column])],
    [
      ...lines.map(([key, name, unit]) => [
        name,
        ...shown.map((column) => written(views[column]?.[key] ?? null, unit)),
      ]),
      ['script, brotli', ...shown.map((column) => written(scripts[column], 'bytes'))],
    ],
  )
}

function allPages(pages: readonly PageFigures[]): string {
  return table(
    [
      'Page',
      'Row or heading',
      'to its twin',
      'LCP',
      'Answers',
      'Blocking',
      'Main thread',
      'Shift',
      'Requests before',
      'First view',
      'Script',
      'beyond history',
    ],
    pages.map(({ name, views: { baton, twin }, script, furtherScript }) => [
      name,
      written(baton?.shown ?? null, 'ms'),
      written(ratio(baton?.shown, twin?.shown), 'times'),
      written(baton?.lcp ?? null, 'ms'),
      written(baton?.answers ?? null, 'ms'),
      written(baton?.blocking ?? null, 'ms'),
      written(baton?.mainThread ?? null, 'ms'),
      written(baton?.shift ?? null, 'shift'),
      written(baton?.requestsBefore ?? null, 'count'),
      written(baton?.bytes ?? null, 'bytes'),
      written(script, 'bytes'),
      written(furtherScript, 'bytes'),
    ]),
  )
}

function moving(pages: readonly PageFigures[]): string[] {
  const found = pages.flatMap(({ name, moving }) => moving.map((what) => `- ${name}: ${what}`))
  return found.length === 0 ? [] : ['Moves at rest and should not:', found.join('\n')]
}

function interactionTable(pages: readonly PageFigures[]): string {
  return table(
    ['Page', 'Interaction', 'Longest event'],
    pages.flatMap(({ name, interactions }) =>
      Object.entries(interactions).map(([what, value]) => [
        name,
        what,
        value !== null && value <= 16 ? '≤ 16 ms' : written(value, 'ms'),
      ]),
    ),
  )
}

/** What changed since the last figures, for the terminal. */
export function changeLines(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changed beyond noise since the last figures.'
  return changes
    .map(
      ({ what, before, now, by, isWorse }) =>
        `${isWorse ? 'worse ' : 'better'}  ${what}: ${before} → ${now}, ${by}`,
    )
    .join('\n')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}
