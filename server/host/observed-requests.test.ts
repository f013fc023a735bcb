import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { RequestRoute, SpanOf } from '../common/tracing.ts'
import { observeRequests } from './observed-requests.ts'

const seen = vi.hoisted(() => {
  // Another test of this worker may have loaded what is tested, with the real tracing in it.
  vi.resetModules()
  return {
    begun: [] as SpanOf[],
    routes: [] as RequestRoute[],
    span: { setStatus: vi.fn(), updateName: vi.fn(), setAttributes: vi.fn(), end: vi.fn() },
    record: vi.fn(),
  }
})
afterAll(() => vi.resetModules())

vi.mock('../common/tracing.ts', async (original) => ({
  ...(await original<object>()),
  beginSpan: (of: SpanOf) => {
    seen.begun.push(of)
    return { span: seen.span, within: ROOT_CONTEXT }
  },
  withRoute: (within: unknown, route: RequestRoute) => {
    seen.routes.push(route)
    return within
  },
}))
vi.mock('../common/measures.ts', () => ({ measures: () => ({ requestDuration: { record: seen.record } }) }))

beforeEach(() => {
  vi.clearAllMocks()
  seen.begun.length = 0
  seen.routes.length = 0
})

type Asked = { readonly method?: string; readonly url?: string; readonly traceparent?: string }

/** A request that is answered with a status; what its listener names is `named`. */
const answered = (
  { method = 'GET', url, traceparent }: Asked,
  status = 200,
  named?: Partial<RequestRoute>,
) => {
  const response = Object.assign(new EventEmitter(), { statusCode: status })
  const request = {
    method,
    ...(url === undefined ? {} : { url }),
    headersDistinct: traceparent === undefined ? {} : { traceparent: [traceparent] },
  }
  const listener = vi.fn()
  observeRequests(listener)(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  expect(listener).toHaveBeenCalledExactlyOnceWith(request, response)
  const [noted] = seen.routes
  if (noted && named) Object.assign(noted, named)
  response.emit('close')
  const [name] = seen.span.updateName.mock.calls[0] as [string]
  return name
}

test.each([
  ['/api/orders/PD40AB12345?email=ada@example.com', 'GET /api/*'],
  ['/session/sign-in', 'GET /session/*'],
  ['/us/en/orders#returns', 'GET page summary'],
  ['/us/en/orders/sales/PD40AB12345?standalone=true', 'GET page orderDetails'],
  [undefined, 'GET page summary'],
])('what answers %s is told without the path', (url, name) => {
  expect(answered(url === undefined ? {} : { url })).toBe(name)
})

test('a door is told by its first part, and by its route once that is known, with its attributes', () => {
  expect(answered({ url: '/api/orders/v1?email=a' })).toBe('GET /api/*')
  vi.clearAllMocks()
  seen.routes.length = 0
  const named = { route: '/api/orders/{orderNumber}', attributes: { 'baton.call': 'getOrder' } }
  expect(answered({ url: '/api/orders/PD1' }, 200, named)).toBe('GET /api/orders/{orderNumber}')
  expect(seen.span.setAttributes).toHaveBeenCalledExactlyOnceWith({
    'http.request.method': 'GET',
    'http.route': '/api/orders/{orderNumber}',
    'http.response.status_code': 200,
    'baton.call': 'getOrder',
  })
})

test('each request is a span of the trace that it names, and of none where it names none', () => {
  answered({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' })
  expect(seen.begun[0]).toMatchObject({ name: 'GET', kind: SpanKind.SERVER })
  const parent = seen.begun[0]?.parent
  expect(parent && trace.getSpanContext(parent)?.traceId).toBe('0af7651916cd43dd8448eb211c80319c')
  answered({})
  expect(seen.begun[1]?.parent).toBe(ROOT_CONTEXT)
})

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is told', (method) => {
  expect(answered({ method, url: '/api/x' })).toBe(`${method} /api/*`)
})

test('methods that anybody may make up are told as one', () => {
  expect(answered({ method: 'ADA', url: '/api/x' })).toBe('_OTHER /api/*')
})

test('only what failed here is an error', () => {
  answered({}, 499)
  expect(seen.span.setStatus).not.toHaveBeenCalled()
  answered({}, 500)
  expect(seen.span.setStatus).toHaveBeenCalledExactlyOnceWith({ code: SpanStatusCode.ERROR })
})

test('the span ends once, and seconds are counted by method, route and status', () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_250)
  answered({ url: '/api/x' }, 404)
  expect(seen.span.end).toHaveBeenCalledTimes(1)
  expect(seen.record).toHaveBeenCalledExactlyOnceWith(0.25, {
    'http.request.method': 'GET',
    'http.route': '/api/*',
    'http.response.status_code': 404,
  })
  vi.restoreAllMocks()
})
