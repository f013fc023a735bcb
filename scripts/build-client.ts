/**
 * `npm run build`: the pages into dist/client, compressed, with the hash of what they were built from and the licences of
 * what was built in. What the host renders them with and the viewer of the API reference lie beside them in folders that are not served.
 */
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { keptViewer, packagedViewer } from '../server/api/http/reference/reference-viewer.ts'
import { clientBuild } from '../server/host/builds/builds.ts'
import { draftOf } from '../server/host/builds/ensure-built.ts'
import { hashInputs, stampFile } from '../server/host/builds/freshness.ts'
import { takePlace } from '../server/host/builds/take-place.ts'
import { rendererFile, rendererFolder } from '../server/host/rendering/renderer.ts'
import { furtherLicences, licencesFile } from './build/third-party-licences.ts'

// Whatever the environment says: a build for another purpose has views that the production React cannot render.
process.env.NODE_ENV = 'production'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, clientBuild.folder)
const draft = draftOf(target, process.pid)
const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/

const compress = (folder: string) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name) || entry.name === 'index.html') continue
    const path = join(entry.parentPath, entry.name)
    const body = readFileSync(path)
    const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    if (brotli.length < body.length) writeFileSync(`${path}.br`, brotli)
    const gzip = gzipSync(body, { level: 9 })
    if (gzip.length < body.length) writeFileSync(`${path}.gz`, gzip)
  }
}

/** One file with all that it needs: React runs as in production, whatever the host's NODE_ENV says. */
const buildRenderer = (outDir: string) =>
  build({
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/server/entry-server.tsx',
      outDir,
      manifest: false,
      license: { fileName: licencesFile },
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: rendererFile, codeSplitting: false } },
    },
  })

/** The service worker and what takes its place where some of it is switched off: each one file, at an address that stays. */
const buildWorker = (outDir: string, entry: string, file: string) =>
  build({
    root,
    logLevel: 'warn',
    configFile: false,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, entry),
        output: { entryFileNames: file, codeSplitting: false },
      },
    },
  })

/** The host shows the API reference with it where the package is not installed. */
const keepViewer = () => {
  const kept = join(draft, keptViewer)
  mkdirSync(dirname(kept), { recursive: true })
  copyFileSync(packagedViewer, kept)
}

/** A build that fails leaves the last one as it was. */
const main = async () => {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const builtFrom = hashInputs(root, clientBuild.inputs)
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: draft, emptyOutDir: true, license: { fileName: licencesFile } },
  })
  await buildWorker(draft, 'src/worker/offline-codes.ts', 'offline-codes.js')
  await buildWorker(draft, 'src/worker/push-only.ts', 'offline-codes-push.js')
  await buildWorker(draft, 'src/worker/switched-off.ts', 'offline-codes-off.js')
  appendFileSync(join(draft, licencesFile), furtherLicences())
  compress(draft)
  await buildRenderer(join(draft, rendererFolder))
  keepViewer()
  writeFileSync(join(draft, stampFile), builtFrom)
  takePlace(draft, target)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(draft, { recursive: true, force: true })
}
