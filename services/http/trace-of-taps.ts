/** Names of traces, one for each tap of the shopper; what a page does by itself belongs to the last one, or to its own opening. */
export type TraceOfTaps = {
  /** A tap, or a key: what is asked from now on follows from it. */
  readonly begin: () => void
  /** `traceparent` of the next request (W3C Trace Context). */
  readonly next: () => string
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

export const createTraceOfTaps = (): TraceOfTaps => {
  let trace = hex(16)
  return {
    begin: () => {
      trace = hex(16)
    },
    next: () => `00-${trace}-${hex(8)}-01`,
  }
}
