/** Times of day `HH:MM` between which nobody is woken; the night between them may span midnight. */
export type QuietHours = { readonly from: string; readonly until: string }

/**
 * When a message that would come in the quiet hours may come: their end, by the clocks of the zone; `null` where it may come now. On days
 * on which clocks change, a time that is skipped is as much later, and of one that comes twice the first counts (BY-39).
 *
 * @param now epoch milliseconds, as the answer.
 * @param timeZone IANA name.
 */
export const quietUntil = (now: number, timeZone: string, { from, until }: QuietHours): number | null => {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds
  const spansMidnight = from > until
  const nights = [-1, 0].map((days) => {
    const day = today.add({ days })
    return { start: at(day, from), end: at(spansMidnight ? day.add({ days: 1 }) : day, until) }
  })
  return nights.find(({ start, end }) => start <= now && now < end)?.end ?? null
}
