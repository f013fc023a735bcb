import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../../server/db/open-database.ts'
import type { ChangesHost } from '../../../server/testing/changes/arrangement.ts'
import { changesOfTable } from '../../../server/testing/changes/arrangement-of.ts'
import { showDocument } from '../../../server/testing/changes/shown-document.ts'
import { startTestPostgres } from '../../../server/testing/database/test-postgres.ts'
import { freePort } from '../../gate/free-port.ts'
import { root } from '../../gate/run-command.ts'
import { startFront } from './front.ts'
import { judgeKills, unfinished } from './judge-kills.ts'
import { type KillableHost, killableHost } from './killable-host.ts'
import { type Pressed, pressThrough } from './shopper.ts'
import { startTokenIssuer } from './token-issuer.ts'

export type Kind = 'postgres' | 'pglite'

/** Public address of the shop that runs here; only links in mails and tokens name it. */
const origin = 'http://localhost:3000'
/** A start that takes longer leaves shoppers waiting. */
const maxStartMs = 3_000
/** Between two kills, in milliseconds: a moment at random. */
const pauseMs = () => 200 + Math.random() * 1_500
const shoppersAtOnce = 8
/** A mail that a killed host was at is free for another after 45 seconds. */
const settleMs = 180_000
/**
 * Between two looks at what is left. The embedded database is looked into while its host is stopped, which must have lived longer than the
 * 30 seconds after which it sees messages of workers that died.
 */
const lookMs = { postgres: 5_000, pglite: 60_000 } as const

/**
 * Kills the host, PostgreSQL or both again and again, at random moments, while shoppers make every change that there is. Says how it
 * went; whether nothing that was acknowledged is lost, nothing was made twice, no work was left and each start was fast enough.
 */
export const soakKills = async (kills = 1_000, kind: Kind = 'postgres'): Promise<boolean> => {
  const startedAt = performance.now()
  const hideDocument = showDocument()
  mkdirSync(`${root}reports`, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'baton-kills-'))
  const issuer = await startTokenIssuer(`${origin}/api`)
  const postgres = kind === 'postgres' ? await startTestPostgres() : null
  const database = { databaseUrl: postgres?.url, dataDir: folder }
  const host = killableHost(await freePort(), `${root}reports/kills.log`, {
    BATON_DATA_DIR: folder,
    BATON_ORIGIN: origin,
    BATON_ALLOWED_HOSTS: 'localhost',
    BATON_OIDC_ISSUER: issuer.issuer,
    BATON_OIDC_CLIENT_ID: 'baton',
    BATON_OIDC_CLIENT_SECRET: 'only the soak knows it',
    BATON_SECRET: 'a secret of the soak that is long enough to be one',
    BATON_TRUST_PROXY: '1',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  })
  const front = await startFront(() => (host.isUp() ? [host.origin] : []), issuer.tokenOf)
  const target: ChangesHost = {
    origin: front.origin,
    now: Date.now,
    target: { request: (path, init) => fetch(front.origin + path, init) },
  }
  const pressed: Pressed[] = []
  const starts: number[] = []
  const killed = { host: 0, database: 0, both: 0 }
  let isOver = false
  let turn = 0
  const shop = async () => {
    while (!isOver) {
      const change = changesOfTable[turn++ % changesOfTable.length]
      const done = change ? await pressThrough(target, change) : null
      if (done) pressed.push(done)
      else await pause(100)
    }
  }
  try {
    const firstMs = await host.start()
    const shopping = Promise.all(Array.from({ length: shoppersAtOnce }, shop))
    for (let kill = 1; kill <= kills; kill++) {
      await pause(pauseMs())
      const what = postgres ? ((['host', 'database', 'both'] as const)[kill % 3] ?? 'host') : 'host'
      killed[what] += 1
      const isHostKilled = what !== 'database'
      await Promise.all([isHostKilled && host.kill(), what !== 'host' && postgres?.killAndRestart()])
      starts.push(isHostKilled ? await host.start() : await host.answers())
      if (kill % 50 === 0)
        console.error(
          `${kill} kills, ${pressed.length} changes, slowest start ${Math.round(Math.max(...starts))} ms`,
        )
    }
    isOver = true
    await shopping
    const left = await settle(database, host, kind)
    const opened = await openDatabase(database)
    const faults = [...(await judgeKills(opened, pressed, front.acknowledged))]
    await opened.close()
    if (Object.keys(left).length > 0) faults.push(`work was left: ${JSON.stringify(left)}`)
    const slow = starts.filter((ms) => ms > maxStartMs)
    const inOrder = starts.toSorted((one, other) => one - other).map(Math.round)
    const statuses = [...front.statuses].toSorted(([one], [other]) => one - other)
    console.log(`| Database | Kills (host, database, both) | Changes | Acknowledged | Start (first, median, longest) | Over ${maxStartMs} ms | Faults | Seconds |
|---|---|---|---|---|---|---|---|
| ${kind} | ${kills} (${killed.host}, ${killed.database}, ${killed.both}) | ${pressed.length} | ${front.acknowledged.size} | ${Math.round(firstMs)} ms, ${inOrder[inOrder.length >> 1]} ms, ${inOrder.at(-1)} ms | ${slow.length} | ${faults.length} | ${Math.round((performance.now() - startedAt) / 1000)} |
Answers (0: the host was gone): ${statuses.map(([status, count]) => `${count} × ${status}`).join(', ')}`)
    for (const fault of faults.slice(0, 30)) console.log(`- ${fault}`)
    return faults.length === 0 && slow.length === 0
  } finally {
    isOver = true
    await host.kill()
    await front.close()
    issuer.close()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    hideDocument()
  }
}

/** Lets hosts finish what was begun. Gives back what is left. */
const settle = async (
  database: Parameters<typeof openDatabase>[0],
  host: KillableHost,
  kind: Kind,
): Promise<Readonly<Record<string, number>>> => {
  const end = performance.now() + settleMs
  for (;;) {
    await pause(lookMs[kind])
    if (kind === 'pglite') await host.kill()
    const opened = await openDatabase(database)
    const left = await unfinished(opened)
    await opened.close()
    if (Object.keys(left).length === 0 || performance.now() > end) return left
    if (kind === 'pglite') await host.start()
  }
}
