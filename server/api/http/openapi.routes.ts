import { readFile } from 'node:fs/promises'
import type { Context, Env, Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { memoize } from '../../../domain/format/memoize.ts'
import { apiDocumentation } from './openapi.ts'
import { referenceLook } from './reference/reference-look.ts'
import { viewerFile } from './reference/reference-viewer.ts'

/** Policy of this one page: the viewer writes style elements and compiles its templates beforehand. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = (base: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference | Baton</title>
</head>
<body>
<div id="reference"></div>
<script src="${base}/reference/viewer.js"></script>
<script src="${base}/reference/start.js"></script>
</body>
</html>
`

const start = (base: string) => `Scalar.createApiReference('#reference', {
  url: '${base}/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hiddenClients: true,
  defaultOpenAllTags: true,
  showDeveloperTools: 'never',
  customCss: ${JSON.stringify(referenceLook)},
})
`

const oneDay = 'public, max-age=86400'

/** Path that the API is mounted at, read from the request: `/api/reference` gives `/api`. */
const baseOf = (context: Context) => context.req.path.slice(0, context.req.path.lastIndexOf('/reference'))

const file = (type: string, cache: string) => ({ 'Content-Type': type, 'Cache-Control': cache })

/** Adds `/openapi.json`, which describes the calls that the host has, and the readable `/reference`. */
export const openApiRoutes = <E extends Env>(api: Hono<E>): void => {
  const describe = memoize(async () =>
    JSON.stringify(await generateSpecs(api, { documentation: apiDocumentation, excludeStaticFile: false })),
  )
  api.get('/openapi.json', async (context) =>
    context.body(await describe(), 200, file('application/json', 'no-cache')),
  )
  api.get('/reference', (context) =>
    context.body(page(baseOf(context)), 200, {
      ...file('text/html; charset=utf-8', 'no-cache'),
      'Content-Security-Policy': referencePolicy,
    }),
  )
  api.get('/reference/start.js', (context) =>
    context.body(start(baseOf(context)), 200, file('text/javascript; charset=utf-8', 'no-cache')),
  )
  api.get('/reference/viewer.js', async (context) =>
    context.body(await readFile(viewerFile()), 200, file('text/javascript; charset=utf-8', oneDay)),
  )
}
