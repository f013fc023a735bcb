import { type Counter, type Histogram, metrics } from '@opentelemetry/api'

type Measures = {
  /** Seconds until a request was answered, by method, route and status. */
  readonly requestDuration: Histogram
  /** Seconds that a message of a queue took, by queue and how it ended. */
  readonly jobDuration: Histogram
  /** Requests that a limit has refused, by limit. */
  readonly refusals: Counter
  /** Answers that were kept and told again, by call. */
  readonly replays: Counter
}

let made: Measures | null = null

/** Boundaries that the semantic conventions of HTTP advise, in seconds. */
const secondsAdvice = {
  unit: 's',
  advice: {
    explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
  },
}

/** What is counted of this host. Made at first use: by then a collector is named, or none is. */
export const measures = (): Measures => {
  if (made !== null) return made
  const meter = metrics.getMeter('baton')
  made = {
    requestDuration: meter.createHistogram('http.server.request.duration', secondsAdvice),
    jobDuration: meter.createHistogram('messaging.process.duration', secondsAdvice),
    refusals: meter.createCounter('baton.limits.refusals', { unit: '{request}' }),
    replays: meter.createCounter('baton.idempotency.replays', { unit: '{request}' }),
  }
  return made
}
