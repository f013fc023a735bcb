import { createWatchMotion } from '../motion-preference.actors.ts'
import { carouselMachine } from './carousel.machine.ts'

/** A carousel that heeds the shopper's system. */
export const createCarouselMachine = () =>
  carouselMachine.provide({ actors: { watchMotion: createWatchMotion() } })
