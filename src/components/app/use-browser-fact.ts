import { useSyncExternalStore } from 'react'
import { useApp } from './app-context.ts'

const never = () => () => undefined

/** A fact of the browser's own: `onHost` while a page that came rendered is taken over, then what the browser says. */
export const useBrowserFact = <Fact extends string | boolean | null>(read: () => Fact, onHost: Fact): Fact =>
  useSyncExternalStore(never, read, () => onHost)

let known: string | null = null

/** Asked of the browser once: it takes a while, and every date on a page goes by it. */
const deviceTimeZone = (): string => {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return known
}

/** IANA zone of the shopper. */
export const useTimeZone = (): string => useBrowserFact(deviceTimeZone, useApp().device.timeZone ?? 'UTC')
