/** How much of a request the host reads: what goes beyond is refused, and nothing more of it is read (decision 0121). */
export const requestLimits = {
  /** Characters of path and query; beyond: 414. What every client may count on (RFC 9112, 3). */
  targetLength: 8000,
  /** Header fields; beyond: 431. */
  headerFields: 100,
  /** Bytes of all names and values of header fields; beyond: 431. */
  headerBytes: 16 * 1024,
  /** Bytes of the first line and the header fields that are read at all; beyond: 431, since nobody can say which of them it was. */
  headBytes: 32 * 1024,
  /** Values of a query; beyond: 400. */
  queryValues: 100,
  /** Bytes of a JSON body; beyond: 413. */
  bodyBytes: 64 * 1024,
  /** Lists and objects in one another in a JSON body; beyond: 400. */
  bodyDepth: 16,
  /** Items of lists and members of objects of a JSON body, all together; beyond: 400. */
  bodyValues: 6000,
  /** Bytes of the contact that a browser leaves with its session; beyond: 413. */
  contactBytes: 2048,
  /** Bytes of a form; beyond: 413. */
  formBytes: 16 * 1024,
  /** Fields of a form; beyond: 400. */
  formFields: 50,
} as const

export type RequestTimes = {
  /** For the header to arrive, from the first byte or the opening of the connection on; beyond: 408. */
  readonly headersMs: number
  /** For all of the request to arrive; beyond: 408. */
  readonly requestMs: number
  /** How often connections are looked at whose time may be over. */
  readonly checkEveryMs: number
  /** A connection that nobody uses is kept for this long. */
  readonly keepAliveMs: number
}

/** How long the host waits for a request. */
export const requestTimes: RequestTimes = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkEveryMs: 5000,
  // Longer than the minute for which proxies keep theirs, so that none sends a request into a connection that is being closed.
  keepAliveMs: 65_000,
}
