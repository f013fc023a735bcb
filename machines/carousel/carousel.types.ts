import type { MotionPreferenceEvent } from '../actor-slot.ts'

export type CarouselInput = { readonly count: number }

export type CarouselContext = CarouselInput & {
  /** The banner that shows, from 0. */
  readonly index: number
}

export type CarouselEvent =
  | { type: 'banner.select'; index: number }
  /** The pointer or the focus came in; `carousel.release` when neither is inside any more. */
  | { type: 'carousel.hold' }
  | { type: 'carousel.release' }
  /** The shopper's own pause button. */
  | { type: 'carousel.pause' }
  | { type: 'carousel.resume' }
  | MotionPreferenceEvent

/** The button beside the banners, as the states' tags name it: there is none where nothing turns. */
export const rotationButtons = ['pause', 'play'] as const
export type RotationButton = (typeof rotationButtons)[number]
