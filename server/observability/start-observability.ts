import { context, logs, metrics, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'

export type Observability = {
  /** Sends what is left, and ends. */
  readonly stop: () => Promise<void>
}

/**
 * Sends traces, metrics and logs to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names (OTLP over HTTP, JSON). The other variables of
 * OpenTelemetry count as its exporters read them: headers, timeouts, service name, resource attributes.
 * @param share of the traces that are kept, from 0 to 1. The trace's own id decides, never the caller's flags.
 */
export const startObservability = (share: number): Observability => {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'baton' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const tracer = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const meter = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })],
  })
  const logger = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(tracer)
  metrics.setGlobalMeterProvider(meter)
  logs.setGlobalLoggerProvider(logger)
  return {
    stop: async () => {
      await Promise.allSettled([tracer, meter, logger].map((provider) => provider.shutdown()))
    },
  }
}
