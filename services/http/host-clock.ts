/** The host's time as far as answers told it: windows are counted in it, not in the phone's (docs/architecture.md). */
export type HostClock = {
  /** Epoch milliseconds of the host's clock; the device's own until the first answer. */
  readonly now: () => number
  /** Takes the `Date` header of a fresh answer that came at `receivedAt` (epoch milliseconds of the device). */
  readonly observe: (dateHeader: string | null, receivedAt: number) => void
}

/** `Date` counts whole seconds: half a second is the middle of what it may mean, and less than two is no difference. */
const middleOfSecondMs = 500
const jitterMs = 2_000
/** What a page says of the time may be this old: it was loading meanwhile. */
const pageAgeMs = 60_000

/** @param toldAt the host's time as the page itself told it a few seconds ago, epoch milliseconds; left out where it did not. */
export const createHostClock = (deviceNow: () => number = Date.now, toldAt?: number): HostClock => {
  const difference = toldAt === undefined ? 0 : toldAt - deviceNow()
  let offset = Math.abs(difference) < pageAgeMs ? 0 : difference
  let isKnown = false
  return {
    now: () => deviceNow() + offset,
    observe: (dateHeader, receivedAt) => {
      const told = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
      if (Number.isNaN(told)) return
      const difference = told + middleOfSecondMs - receivedAt
      if (isKnown && Math.abs(difference - offset) < jitterMs) return
      offset = Math.abs(difference) < jitterMs ? 0 : difference
      isKnown = true
    },
  }
}
