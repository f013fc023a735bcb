import { useSyncExternalStore } from 'react'
import { useApp } from './app-context.ts'

const never = () => () => undefined

/** A fact of the browser's own: `onHost` while a page that came rendered is taken over, then what the browser says. */
export const useBrowserFact = <Fact extends string | boolean | null>(read: () => Fact, onHost: Fact): Fact =>
  useSyncExternalStore(never, read, () => onHost)

const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** IANA zone of the shopper. */
export const useTimeZone = (): string => useBrowserFact(deviceTimeZone, useApp().device.timeZone ?? 'UTC')
