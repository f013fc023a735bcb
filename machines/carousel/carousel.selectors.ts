import type { SnapshotFrom } from 'xstate'
import type { carouselMachine } from './carousel.machine.ts'

type Snapshot = SnapshotFrom<typeof carouselMachine>

export const selectBannerIndex = (snapshot: Snapshot): number => snapshot.context.index

/** The button beside the banners: pause while they turn, play while they are paused, none where nothing turns. */
export const selectRotationButton = (snapshot: Snapshot): 'pause' | 'play' | null => {
  if (snapshot.matches('still')) return null
  return snapshot.matches('paused') ? 'play' : 'pause'
}

/** A banner that turned by itself is not announced; one that the shopper chose is. */
export const isTurning = (snapshot: Snapshot): boolean => snapshot.matches('rotating')
