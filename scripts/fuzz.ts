import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startTestPostgres } from '../server/testing/database/test-postgres.ts'
import { startMeasuredHost } from './bench/api/measured-host.ts'
import { fuzzTable } from './fuzz/report.ts'
import { runFuzz } from './fuzz/run-fuzz.ts'

const help = `Sends every call of the OpenAPI document of a listening host odd requests: by openapi-fuzzer-core, by garbage of our own, just under
the limits, and with flipped bits where zzuf is on the machine (Debian: apt-get install zzuf).

  npm run fuzz [-- options]

  --count N     requests of our own garbage, and of flipped bits, for each call (100)
  --seed N      makes the same requests again (any)
  --pglite      on the embedded database, whose processor time then counts as the host's

Ends with 0 where no answer is a failure, a refusal without problem details, or dearer than 50 ms of processor time; else with 1.
`

const {
  count,
  seed,
  pglite,
  help: isAsked,
} = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    pglite: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
}).values

const fuzz = async () => {
  const server = pglite ? null : await startTestPostgres()
  const host = await startMeasuredHost(server?.url ?? null, [], { BATON_TRUST_PROXY: '1' })
  try {
    const say = (line: string) => process.stderr.write(`${line}\n`)
    const found = await runFuzz({ host, seed: Number(seed), count: Number(count), say })
    process.stdout.write(fuzzTable(found, Number(seed)))
    process.exitCode = found.some(({ findings }) => findings.length > 0) ? 1 : 0
  } finally {
    await host.stop()
    await server?.stop()
  }
}

if (isAsked) process.stdout.write(help)
else await fuzz()
