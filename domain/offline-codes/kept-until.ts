/**
 * How long a code is kept that was seen: until its own last day is over where the shopper is, and never longer than the session or the
 * guest's look that it was seen in (BY-30). Epoch milliseconds.
 */
export const keptUntil = (input: {
  /** `YYYY-MM-DD`; `null` where the code has none. */
  readonly lastDay: string | null
  /** IANA zone. */
  readonly timeZone: string
  /** ISO instant. */
  readonly sessionEndsAt: string
}): number => {
  const sessionEnd = Date.parse(input.sessionEndsAt)
  if (input.lastDay === null) return sessionEnd
  const dayAfter = Temporal.PlainDate.from(input.lastDay).add({ days: 1 })
  return Math.min(sessionEnd, dayAfter.toZonedDateTime(input.timeZone).epochMilliseconds)
}
