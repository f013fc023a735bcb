import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> }

export type CollectedSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
}

type Resources = {
  readonly resourceSpans?: readonly { scopeSpans: readonly { spans: readonly CollectedSpan[] }[] }[]
}

export type Collector = {
  readonly url: string
  readonly spans: () => readonly CollectedSpan[]
  /** Everything that came at a path, as it was sent. */
  readonly at: (path: '/v1/traces' | '/v1/metrics' | '/v1/logs') => string
  readonly close: () => Promise<void>
}

/** An OpenTelemetry collector that keeps what it is sent (OTLP over HTTP, JSON). */
export const startCollector = async (): Promise<Collector> => {
  const sent = new Map<string, string[]>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    sent.set(path, [...(sent.get(path) ?? []), Buffer.concat(chunks).toString('utf8')])
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      (sent.get('/v1/traces') ?? []).flatMap((text) =>
        ((JSON.parse(text) as Resources).resourceSpans ?? []).flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    at: (path) => (sent.get(path) ?? []).join('\n'),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
