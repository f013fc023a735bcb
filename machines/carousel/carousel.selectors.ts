import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { carouselMachine } from './carousel.machine.ts'
import { type RotationButton, rotationButtons } from './carousel.types.ts'

type Snapshot = SnapshotFrom<typeof carouselMachine>

export const selectBannerIndex = (snapshot: Snapshot): number => snapshot.context.index

/** The button beside the banners: pause while they turn, play while they are paused, none where nothing turns. */
export const selectRotationButton: (snapshot: Snapshot) => RotationButton | null = viewOf(
  rotationButtons,
  null,
)

/** A banner that turned by itself is not announced; one that the shopper chose is. */
export const isTurning = (snapshot: Snapshot): boolean => snapshot.matches('rotating')
