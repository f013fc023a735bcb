/** Names the trace that a request belongs to (W3C Trace Context), from a shopper's tap to what the host does for it. */
export const traceparentHeader = 'traceparent'
