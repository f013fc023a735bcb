import type { PageVisibilityEvent } from '../actor-slot.ts'

/** What the browser says of a screen that it was asked to keep awake. */
export type ScreenLockEvent =
  | { type: 'lock.held' }
  /** The browser knows no such lock, or refuses it: the battery is low, or it saves energy. */
  | { type: 'lock.refused' }
  /** The browser has taken it back, as it does of every page that is not seen. */
  | { type: 'lock.released' }

export type ScreenAwakeEvent = ScreenLockEvent | PageVisibilityEvent
