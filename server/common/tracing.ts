import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'

/** Does nothing until `server/observability/` has named a collector. */
const tracer = trace.getTracer('baton')

const form = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/

const isNone = (id: string) => /^0+$/.test(id)

/**
 * The trace that a `traceparent` names (W3C Trace Context), or none of it where it cannot be read. Whether it is kept is for this host
 * to say: a stranger's flags, state and baggage count for nothing.
 */
export const traceNamed = (traceparent: string | undefined): Context => {
  const [, traceId = '', spanId = ''] = form.exec(traceparent ?? '') ?? []
  if (isNone(traceId) || isNone(spanId) || traceId === '') return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  })
}

/** The trace that goes on here, as a `traceparent`; undefined: there is none. */
export const currentTraceparent = (): string | undefined => {
  const span = trace.getActiveSpan()?.spanContext()
  if (span === undefined || !trace.isSpanContextValid(span)) return undefined
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
}

/** Ids by which a log line is found beside its trace. */
export const currentTraceIds = (): { readonly trace_id: string; readonly span_id: string } | null => {
  const span = trace.getActiveSpan()?.spanContext()
  return span && trace.isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : null
}

export type SpanOf = {
  /** Low in number: a route, a kind of statement, a queue; never what it is about. */
  readonly name: string
  readonly kind: SpanKind
  /** Never personal data. */
  readonly attributes?: Attributes
  /** Where it hangs; what goes on here unless given. */
  readonly parent?: Context
}

/** An error is known by its class and code alone: messages may hold what shoppers have written. */
const noteFailure = (span: Span, error: unknown): void => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : typeof error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Does work as a span of its trace. */
export const traced = async <T>(
  { name, kind, attributes, parent }: SpanOf,
  work: () => Promise<T>,
): Promise<T> => {
  const within = parent ?? context.active()
  const span = tracer.startSpan(name, { kind, ...(attributes ? { attributes } : {}) }, within)
  try {
    return await context.with(trace.setSpan(within, span), work)
  } catch (error) {
    noteFailure(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Begins a span that ends by a callback, and does what follows within it. */
export const beginSpan = ({
  name,
  kind,
  attributes,
  parent,
}: SpanOf): { readonly span: Span; readonly within: Context } => {
  const around = parent ?? context.active()
  const span = tracer.startSpan(name, { kind, ...(attributes ? { attributes } : {}) }, around)
  return { span, within: trace.setSpan(around, span) }
}

/** Whether what goes on here is being recorded: a statement that nobody waits for makes no span. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() === true

const routeKey = createContextKey('route of the request')

/** What answers a request, once that is known. */
export type RequestRoute = { route: string; readonly attributes: Attributes }

/** Where the route of a request is noted that is answered here. */
export const withRoute = (within: Context, route: RequestRoute): Context => within.setValue(routeKey, route)

/** Says what answers the request that is being answered: its template, as `/orders/{orderNumber}`. */
export const nameRequest = (route: string, attributes: Attributes = {}): void => {
  const noted = context.active().getValue(routeKey) as RequestRoute | undefined
  if (noted === undefined) return
  noted.route = route
  Object.assign(noted.attributes, attributes)
}
