import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { screensFolder } from './studio.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** As strict as the host's own pages are, with the one policy that screens make. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types baton-atlas',
].join('; ')

/** A plain web server with the screens in a folder of its own. */
export const serveScreens = async (): Promise<{ readonly home: string; readonly end: () => void }> => {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname.replace('/atlas/', '')
    const body = await readFile(new URL(path, screensFolder)).catch(() => null)
    response.writeHead(body ? 200 : 404, {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Content-Security-Policy': policy,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { home: `http://127.0.0.1:${port}/atlas/`, end: () => server.close() }
}
