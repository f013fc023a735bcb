import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Media type by extension, as `.css`. */
export const typeOfFile = (extension: string): string => types[extension] ?? 'application/octet-stream'

export type ClientFile = {
  readonly type: string
  readonly etag: string
  readonly body: Buffer
  /** Made when the client was built. */
  readonly brotli: Buffer | null
  readonly gzip: Buffer | null
}

export type ClientFiles = {
  /** By path in the address, for example `/assets/index-abc.js`. */
  readonly files: ReadonlyMap<string, ClientFile>
  /** Vite's manifest: what each source file became. */
  readonly manifest: Readonly<Record<string, ManifestEntry>>
}

export type ManifestEntry = {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export const etagOf = (body: Buffer | string) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

const optional = (path: string) => (existsSync(path) ? readFileSync(path) : null)

/** Reads the whole built client into memory, so that a later build does not disturb a running host. */
export const readClientFiles = (folder: string): ClientFiles => {
  const files = new Map<string, ClientFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    if (address.startsWith('/.')) continue
    const body = readFileSync(path)
    files.set(address, {
      type: typeOfFile(extname(path)),
      etag: etagOf(body),
      body,
      brotli: optional(`${path}.br`),
      gzip: optional(`${path}.gz`),
    })
  }
  const manifest = optional(join(folder, '.vite', 'manifest.json'))
  return { files, manifest: manifest === null ? {} : JSON.parse(manifest.toString('utf8')) }
}
