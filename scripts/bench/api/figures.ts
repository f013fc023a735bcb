import type { CallFigures } from './load.ts'
import type { ApiFigures, HostFigures } from './measure-api.ts'

const row = (database: string, call: string, figures: CallFigures) =>
  `| ${[
    database,
    call,
    figures.perSecond.toFixed(0),
    `${figures.p50Ms} ms`,
    `${figures.p99Ms} ms`,
    figures.queries.toFixed(2),
    `${figures.cpuMs.toFixed(2)} ms`,
    `${(figures.bytes / 1000).toFixed(1)} kB`,
  ].join(' | ')} |`

const rows = (database: string, { history, settings, session }: HostFigures) => [
  row(database, 'history, 10 orders', history),
  row(database, 'settings', settings),
  row(database, 'session', session),
]

/** The figures as they stand in docs/performance.md. */
export const apiFigures = ({ pglite, postgres, twoHosts }: ApiFigures): string =>
  [
    '| Database | Call | Answers a second | p50 | p99 | Queries | CPU | Body |',
    '|---|---|---|---|---|---|---|---|',
    ...rows('PostgreSQL', postgres),
    ...rows('PGlite', pglite),
    '',
    `A host that nobody asks takes ${postgres.idlePercent.toFixed(2)} % of a core on PostgreSQL, ${pglite.idlePercent.toFixed(2)} % on PGlite.`,
    twoHosts === null
      ? 'Two hosts on one PostgreSQL were not measured: this machine has too few cores for both.'
      : `Two hosts on one PostgreSQL give ${twoHosts.toFixed(2)} times the answers of one.`,
  ].join('\n')
