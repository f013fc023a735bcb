import type { RequestListener } from 'node:http'
import { type Attributes, context, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { isHostDoor, pageNameOf } from '../../domain/pages/page.ts'
import { measures } from '../common/measures.ts'
import { beginSpan, type RequestRoute, traceNamed, withRoute } from '../common/tracing.ts'

const knownMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** What answers where nobody says it more exactly: the first part of a door's path, or the name of a page; never the path itself, which may name an order. */
const doorOf = (url = ''): string => {
  const path = url.split(/[?#]/)[0] ?? ''
  return isHostDoor(path) ? `/${path.split('/')[1]}/*` : `page ${pageNameOf(path)}`
}

/**
 * Makes each request a span of the trace that its `traceparent` names, and counts how long it took (OpenTelemetry semantic conventions for
 * HTTP). Neither holds an address, a path or a query.
 */
export const observeRequests =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const started = performance.now()
    const method = knownMethods.has(request.method ?? '') ? (request.method as string) : '_OTHER'
    const noted: RequestRoute = { route: doorOf(request.url), attributes: {} }
    const { span, within } = beginSpan({
      name: method,
      kind: SpanKind.SERVER,
      parent: traceNamed(request.headersDistinct.traceparent?.[0]),
    })
    response.once('close', () => {
      const status = response.statusCode
      const told: Attributes = {
        'http.request.method': method,
        'http.route': noted.route,
        'http.response.status_code': status,
      }
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.updateName(`${method} ${noted.route}`)
      span.setAttributes({ ...told, ...noted.attributes })
      span.end()
      measures().requestDuration.record((performance.now() - started) / 1000, told)
    })
    context.with(withRoute(within, noted), () => listener(request, response))
  }
