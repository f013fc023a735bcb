/** `npm run conformance -- --base URL`: how far an API host is (docs/guides/add-an-api-host.md). */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { conformanceReport, conforms } from './conformance/report.ts'
import { ConformanceError, readRequests } from './conformance/requests-file.ts'
import { runConformance } from './conformance/run-conformance.ts'

const help = `Asks an API host every call of the contract and says what is missing or answers otherwise.

  npm run conformance -- --base URL [options]

  --base URL        base address of the API host, like https://api.shop.example/api
  --token TOKEN     access token of a member
  --country CC      country that is asked about (us)
  --orders FILE     requests about test orders, as docs/guides/add-an-api-host.md describes them
  --write           sends what changes something as well; needs --orders
  --pages ORIGIN    origin of the pages that will call the host, like https://orders.shop.example

Ends with 0 where nothing is missing or different, with 1 where something is, with 2 where it could not run.
`

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      token: { type: 'string' },
      country: { type: 'string', default: 'us' },
      orders: { type: 'string' },
      write: { type: 'boolean', default: false },
      pages: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { base, country, orders, write } = values
  if (values.help) return null
  if (base === undefined || !/^https?:$/.test(URL.parse(base)?.protocol ?? '')) {
    throw new ConformanceError('--base names the API host, like https://api.shop.example/api.')
  }
  if (!/^[a-z]{2}$/i.test(country)) throw new ConformanceError('--country takes two letters, like gb.')
  if (write && orders === undefined) {
    throw new ConformanceError(
      '--write changes orders: name those that it may change in the file of --orders.',
    )
  }
  return {
    base: base.replace(/\/$/, ''),
    token: values.token ?? null,
    country: country.toLowerCase(),
    write,
    requests: orders === undefined ? [] : readRequests(orders),
    pages: values.pages ?? null,
  }
}

try {
  const options = readOptions()
  if (options === null) process.stdout.write(help)
  else {
    const findings = await runConformance({ ...options, send: fetch, wait: (ms) => wait(ms) })
    process.stdout.write(conformanceReport(options.base, findings))
    process.exitCode = conforms(findings) ? 0 : 1
  }
} catch (error) {
  if (!(error instanceof Error)) throw error
  const isUnreached = error instanceof TypeError && error.cause !== undefined
  const line = isUnreached ? 'The host cannot be reached.' : (error.message.split('\n')[0] ?? '')
  process.stderr.write(`${line}\n`)
  process.exitCode = 2
}
