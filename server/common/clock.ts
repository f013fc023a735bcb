/** The host's time. Windows, dates of orders and the `Date` header follow it; tokens and keys keep real time. */
export type Clock = {
  now(): Date
  /** Brings the clock up to date with the database; awaited before each request and job. */
  refresh(): Promise<void>
}
