import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { ReferenceServer } from './reference-server.ts'

const folder = fileURLToPath(new URL('./floor', import.meta.url))
const apps = ['react', 'stack'] as const
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

/**
 * Builds the two reference apps, React alone and React with router and XState, each rendering its rows in the browser,
 * and serves them under `/floor/`.
 */
export async function buildFloor(
  server: ReferenceServer,
  target: string,
  rowCounts: readonly number[],
): Promise<void> {
  for (const app of apps) {
    const outDir = join(target, app)
    await build({
      configFile: false,
      root: folder,
      base: `/floor/${app}-files/`,
      logLevel: 'warn',
      plugins: [react()],
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(folder, `${app}.html`) } },
    })
    serveFiles(server, app, outDir)
  }
  for (const count of rowCounts)
    server.serve(`/floor/rows-${count}.json`, JSON.stringify(rows(count)), {
      'content-type': 'application/json',
    })
}

function serveFiles(server: ReferenceServer, app: string, outDir: string): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const type = { 'content-type': types[extname(path)] ?? 'application/octet-stream' }
    const body = readFileSync(path)
    if (entry.name.endsWith('.html')) {
      server.serve(`/floor/${app}`, body, { ...type, 'cache-control': 'no-store' })
      continue
    }
    server.serve(`/floor/${app}-files${path.slice(outDir.length)}`, body, { ...type, ...immutable })
  }
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: `PF${41_000_000 + index}`,
    date: `November ${(index % 28) + 1}, 2026`,
    total: `$${(20 + index * 3.15).toFixed(2)}`,
    title: `Quick-Dry Gym Towel ${index + 1}`,
    status: 'Arrives Tuesday, November 24',
  }))
