/** `npm run dev`: pages from Vite with hot reload, behind it a host that starts again when its files change. */
import { spawn } from 'node:child_process'
import { createServer as createTcpServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { writeRegistry } from './docs/countries/country-pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const watched = ['server', 'contract', 'domain', 'locales', 'scripts/dev-host.ts']

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createTcpServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const startHost = (port: number, origin: string) =>
  spawn(
    process.execPath,
    [...watched.map((path) => `--watch-path=${path}`), '--watch-preserve-output', 'scripts/dev-host.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PORT: String(port), BATON_ORIGIN: origin },
    },
  )

const startPages = async (port: number, host: string) => {
  process.env.BATON_DEV_HOST = host
  const { createServer } = await import('vite')
  const pages = await createServer({ root, server: { port, strictPort: true, host: 'localhost' } })
  await pages.listen()
  return pages
}

const main = async () => {
  writeRegistry()
  const port = Number(process.env.PORT ?? 3000)
  const hostPort = await freePort()
  const origin = process.env.BATON_ORIGIN ?? `http://localhost:${port}`
  const host = startHost(hostPort, origin)
  const stop = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
    host.once('exit', () => resolve())
  })
  try {
    const pages = await startPages(port, `http://localhost:${hostPort}`)
    process.stdout.write(`Pages with hot reload: ${origin}/orders (the host behind them starts on its own)\n`)
    await stop
    await pages.close()
  } finally {
    const ended = new Promise((resolve) => host.once('exit', resolve))
    if (host.exitCode === null && host.kill('SIGTERM')) await ended
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
process.exit()
