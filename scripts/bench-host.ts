import { parseArgs } from 'node:util'
import { apiFigures } from './bench/api/figures.ts'
import { measureApi } from './bench/api/measure-api.ts'
import { measureObserved, observedFigures } from './bench/api/measure-observed.ts'
import { measureTiming, timingFigures } from './bench/timing/measure-timing.ts'

const help = `Figures of the host alone, without pages.

  npm run bench:host -- calls     what answers cost, and a host that nobody asks (--seconds 10, --idle 30)
  npm run bench:host -- reports   what it costs to report to a collector, on PostgreSQL (--seconds 10)
  npm run bench:host -- guesses   whether the time of a refusal tells what is there (--count 1000); ends with 1 where it may
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    idle: { type: 'string', default: '30' },
    count: { type: 'string', default: '1000' },
  },
})
const [seconds, idleSeconds, count] = [values.seconds, values.idle, values.count].map(Number) as [
  number,
  number,
  number,
]

const measures: Readonly<Record<string, () => Promise<void>>> = {
  calls: async () => console.log(apiFigures(await measureApi({ seconds, idleSeconds }))),
  reports: async () => console.log(observedFigures(await measureObserved(seconds))),
  guesses: async () => {
    const { table, tellsApart } = timingFigures(await measureTiming(count))
    console.log(table)
    process.exitCode = tellsApart ? 1 : 0
  },
}

const measure = measures[positionals[0] ?? '']
if (measure === undefined) process.stdout.write(help)
else await measure()
