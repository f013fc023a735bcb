import { bars } from './areas.ts'
import type { AreaReport } from './report.ts'
import { percentOf, type Score, sumOf } from './score.ts'

const cells = (name: string, score: Score) =>
  `| ${name} | ${score.noticed + score.missed} | ${score.noticed} | ${percentOf(score).toFixed(2)} % |`

const inGroup = (reports: readonly AreaReport[], group: string) =>
  reports.filter((report) => report.group === group)

const survivors = ({ name, missedMutants }: AreaReport) =>
  missedMutants.length === 0
    ? []
    : [`### ${name}`, '', ...missedMutants.map((mutant) => `- \`${mutant.replaceAll('`', '’')}\``), '']

/**
 * `docs/mutation.md`: what the last runs found, and every change that no test noticed.
 * @param unmeasured names of areas that no run was made of.
 */
export const mutationPage = (reports: readonly AreaReport[], unmeasured: readonly string[]): string => {
  const groups = Object.entries(bars).map(([group, bar]) => ({ group, bar, of: inGroup(reports, group) }))
  const known = groups.filter(({ of }) => of.length > 0)
  return [
    '# What tests notice',
    '',
    'Written by `npm run mutate`: each area’s code was changed in small ways, one at a time, and its own tests were run against each. How: [0123](decisions/0123-what-tests-notice.md).',
    '',
    '| What | Changes | Noticed | Score | Bar |',
    '| --- | --- | --- | --- | --- |',
    ...known.map(({ group, bar, of }) => `${cells(group, sumOf(of))} ${bar} % |`),
    '',
    ...(unmeasured.length === 0
      ? []
      : [`Not measured yet: ${unmeasured.map((name) => `\`${name}\``).join(', ')}.`, '']),
    ...known.flatMap(({ group, of }) => [
      `## ${group}`,
      '',
      '| Area | Changes | Noticed | Score |',
      '| --- | --- | --- | --- |',
      ...of.map((report) => cells(report.name, report)),
      '',
      ...of.flatMap(survivors),
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
