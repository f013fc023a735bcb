import { readChart } from '../../../atlas/chart/read-chart.ts'
import { withDescendants } from '../../../atlas/chart/states.ts'
import type { Meeting } from '../../../atlas/people/met-flows.ts'
import { flagNames } from '../../../contract/session/experience.ts'
import { countryFlags } from '../../../domain/pages/flags.ts'
import type { Person } from '../../../machines/person.ts'

const part = (own: number, all: number) => (own === all ? `all ${all}` : `${own} of ${all}`)

/** What somebody meets and what not. `files` are those that lie beside the page, by id of flow. */
export function meetingPage(
  { met, unmet }: Meeting,
  person: Person,
  files: ReadonlyMap<string, string>,
): string {
  const usual = countryFlags(person.country)
  const flags = flagNames.filter((name) => person.flags[name] !== usual[name])
  const rows = met.map(({ flow, chart }) => {
    const whole = readChart(flow)
    const states = part(withDescendants(chart.root).length - 1, withDescendants(whole.root).length - 1)
    const transitions = part(chart.transitions.length, whole.transitions.length)
    const file = files.get(flow.id)
    const title = file === undefined ? flow.title : `[${flow.title}](${file})`
    return `| ${title} | ${flow.purpose} | ${states} | ${transitions} |`
  })
  return `${[
    `# What a ${person.role} in \`${person.country}\` can meet`,
    '',
    'The charts as they are for this person: states and transitions that their country, their role and their flags lead to. Worked out from the models, whose starts, answers and events move to the country; the charts’ own guards decide the rest.',
    '',
    `Flags that differ from the country’s own: ${flags.map((name) => `\`${name}\` ${person.flags[name] ? 'on' : 'off'}`).join(', ') || 'none'}.`,
    '',
    '| Flow | What it is for | States | Transitions |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Not met',
    '',
    ...unmet.map(({ title, purpose }) => `- **${title}**: ${purpose}`),
  ].join('\n')}\n`
}
