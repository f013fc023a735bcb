import { join, resolve } from 'node:path'
import { counted } from '../../../atlas/chart/counted.ts'
import { readChart } from '../../../atlas/chart/read-chart.ts'
import { meetingOf } from '../../../atlas/people/met-flows.ts'
import { nameOfPerson, readPerson } from '../../../atlas/people/person.ts'
import type { Flow } from '../../../machines/flow.ts'
import { flows } from '../../../machines/index.ts'
import { models } from '../../../model-tests/index.ts'
import type { Form } from '../layout/drawing.types.ts'
import { chartFiles, type Format, formats } from './chart-files.ts'
import { meetingPage } from './meeting-page.ts'
import { writeFiles } from './write-files.ts'

export type Asked = {
  readonly root: string
  readonly format: Format
  readonly form: Form
  /** Ids of flows; all where there are none. */
  readonly ids: readonly string[]
  /** Folder that somebody named; nothing that lies there goes. */
  readonly out: string | undefined
}

/**
 * Writes charts in a format, each into a file of its own; says where.
 * @throws {Error} where a flow is not known
 */
export async function exportCharts({ root, format, form, ids, out }: Asked): Promise<string> {
  const folder = out === undefined ? 'reports/charts' : out
  const files = await chartFiles(chosen(flows, ids).map(readChart), format, form)
  writeFiles(resolve(root, folder), files, { isOurs: false })
  return `${counted(files.size, `${formats[format]} file`)} in ${folder}`
}

/**
 * Writes what somebody can meet, with a page that lists what they meet and what not; says where.
 * @throws {Error} where a flow or a flag is not known, or the words describe nobody
 */
export async function exportChartsFor(who: string, { root, format, form, ids, out }: Asked): Promise<string> {
  const person = readPerson(who)
  const meeting = meetingOf(flows, models, person)
  const wanted = new Set(chosen(flows, ids))
  const charts = meeting.met.filter(({ flow }) => wanted.has(flow)).map(({ chart }) => chart)
  const folder = out ?? join('reports/charts-for', nameOfPerson(person))
  const files = new Map(await chartFiles(charts, format, form))
  const names = [...files.keys()].map((name, index) => [charts[index]?.id ?? '', name] as const)
  files.set('README.md', meetingPage(meeting, person, new Map(names)))
  writeFiles(resolve(root, folder), files, { isOurs: out === undefined })
  return `${counted(charts.length, 'chart')} in ${folder}, of which README.md tells; not met: ${counted(meeting.unmet.length, 'flow')}`
}

function chosen(all: readonly Flow[], ids: readonly string[]): readonly Flow[] {
  const unknown = ids.find((id) => !all.some((flow) => flow.id === id))
  if (unknown !== undefined)
    throw new Error(`There is no flow "${unknown}": ${all.map(({ id }) => id).join(', ')}`)
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id))
}
