import type { Entry, Timer } from '../recording/recording.schema.ts'
import type { JourneyStep } from './journey.types.ts'

type Heard = Extract<Entry, { readonly kind: 'event' }>

/** A timer that is late by less is as punctual as timers are. */
const asleepMs = 1_000

type Running = { readonly timer: Timer; readonly endsAt: number }

/**
 * The time of a journey, which stands still but where it is let go by: to where a timer runs out, and before anything else no
 * further than it went in the recording, so that timers run out in the order in which they did.
 */
export const createVirtualTime = (entries: readonly Entry[], actor: string, bornAt: number) => {
  let now = 0
  let running: readonly Running[] = []
  const ranOut = entries.filter(
    (entry): entry is Heard => entry.kind === 'event' && entry.actor === actor && entry.from === actor,
  )

  const passTo = (time: number): readonly JourneyStep[] => {
    if (time <= now) return []
    const ms = time - now
    now = time
    return [{ do: 'pass', ms }]
  }
  const willRunOut = ({ timer }: Running, after: number) =>
    ranOut.some(({ event, at, byHand }) => event.type === timer.event && at >= after && !byHand)

  return {
    /** Timers as they stand after a step. */
    keep: (timers: readonly Timer[]) => {
      running = timers.map(
        (timer) =>
          running.find((one) => one.timer.id === timer.id && one.timer.startedAt === timer.startedAt) ?? {
            timer,
            endsAt: now + timer.delay,
          },
      )
    },
    isTimer: (type: string) => running.some(({ timer }) => timer.event === type),
    /** Lets the time go by that went by before something from outside, where timers are under way whose turn comes later. */
    before: (at: number): readonly JourneyStep[] => {
      if (!running.some((one) => willRunOut(one, at))) return []
      const next = Math.min(...running.map(({ endsAt }) => endsAt))
      return passTo(Math.min(Math.round(at - bornAt), next - 1))
    },
    /** Lets a timer run out, as late as it did where the page slept. */
    runOut: ({ event, at }: Heard): readonly JourneyStep[] => {
      const ended = running.find(({ timer }) => timer.event === event.type)
      running = running.filter((one) => one !== ended)
      if (!ended) return []
      const { timer, endsAt } = ended
      const late = Math.round(at - timer.startedAt - timer.delay)
      return passTo(endsAt + (late >= asleepMs ? late : 0))
    },
  }
}
