/** A job is asked for at most 20 times (JO-01). */
export const maxPolls = 20
/** Wait between two polls where the job names none, milliseconds. */
const defaultPollMs = 500
/** The longest wait that a timer can hold; above it a timer fires at once. */
const longestTimerMs = 2 ** 31 - 1

/** Milliseconds to the next poll: the job's eta, else 500 (JO-01). An eta of 0 names none. */
export const pollWaitMs = (eta: number | null | undefined): number =>
  eta && eta > 0 ? Math.min(eta, longestTimerMs) : defaultPollMs
