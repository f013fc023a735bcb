import { fileURLToPath } from 'node:url'
import { startTestPostgres } from '../../../server/testing/database/test-postgres.ts'
import { type MeasuredHost, startMeasuredHost } from '../api/measured-host.ts'
import { quantile } from '../figures/statistics.ts'
import { createAsker } from './ask-timed.ts'
import { arrangeGuesses, type Guess } from './guesses.ts'

type TimedGuess = {
  readonly database: string
  readonly name: string
  readonly count: number
  /** Medians in milliseconds. */
  readonly unknown: number
  readonly wrong: number
}

const warmTurns = 100

/** Both in turn, each first in every other turn, so that what else goes on at the machine meets them alike. */
const timed = async (
  host: MeasuredHost,
  guess: Guess,
  count: number,
  database: string,
): Promise<TimedGuess> => {
  const { ask, close } = createAsker(host.origin)
  const times = { unknown: [] as number[], wrong: [] as number[] }
  for (let turn = 0; turn < warmTurns + count; turn += 1) {
    if (turn % guess.perRound === 0) await host.ask('forget')
    const order = turn % 2 === 0 ? (['unknown', 'wrong'] as const) : (['wrong', 'unknown'] as const)
    for (const kind of order) {
      const took = await ask(guess[kind](turn), guess.status)
      if (turn >= warmTurns) times[kind].push(took)
    }
  }
  close()
  const { name } = guess
  return { database, name, count, unknown: quantile(times.unknown, 0.5), wrong: quantile(times.wrong, 0.5) }
}

const onHost = async (databaseUrl: string | null, database: string, count: number): Promise<TimedGuess[]> => {
  const preload = fileURLToPath(new URL('./forget-attempts.ts', import.meta.url))
  const host = await startMeasuredHost(databaseUrl, ['--import', preload], { BATON_TRUST_PROXY: '1' })
  try {
    const found: TimedGuess[] = []
    for (const guess of await arrangeGuesses(host.origin))
      found.push(await timed(host, guess, count, database))
    return found
  } finally {
    await host.stop()
  }
}

/** How long a host takes to refuse what there is not and what there is, on both databases, `count` times each. */
export async function measureTiming(count: number): Promise<readonly TimedGuess[]> {
  const server = await startTestPostgres()
  try {
    const onServer = await onHost(server.url, 'PostgreSQL', count)
    return [...onServer, ...(await onHost(null, 'PGlite', count))]
  } finally {
    await server.stop()
  }
}

/** From this difference on, somebody who asks often enough could tell one from the other. */
const toldApartMs = 5

/** The figures as they stand in docs/performance.md, and whether any of them tells something. */
export const timingFigures = (
  guesses: readonly TimedGuess[],
): { readonly table: string; readonly tellsApart: boolean } => {
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const rows = guesses.map(({ database, name, unknown, wrong }) =>
    [database, name, ms(unknown), ms(wrong), ms(Math.abs(wrong - unknown))].join(' | '),
  )
  const head = '| Database | Guess | Median, unknown | Median, wrong | Difference |\n|---|---|---|---|---|'
  return {
    table: [head, ...rows.map((row) => `| ${row} |`)].join('\n'),
    tellsApart: guesses.some(({ unknown, wrong }) => Math.abs(wrong - unknown) >= toldApartMs),
  }
}
