import { journeysWith } from '../lib/journey.ts'
import { walkTime } from './samples.ts'

/** Runs a chart for a journey that begins at `walkTime`; what children report is heard as the app's inspector hears it. */
export const startJourney = journeysWith({
  begins: walkTime,
  listeners: ['watchPage'],
  hears: ['error.reported'],
})
