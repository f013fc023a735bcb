import { orderNumber, seededRandom } from '../orders/random.ts'
import type { ScenarioOrderEntry } from './scenario-list.ts'

/**
 * Number of an entry's order. Used-up orders are replaced by the next generation, whose number differs in the last two
 * digits, so that an entry's newest order can be found without a table of our own.
 */
export const scenarioNumber = (entry: Pick<ScenarioOrderEntry, 'id' | 'kind'>, generation = 0): string =>
  `${scenarioNumberStem(entry)}${String(generation).padStart(2, '0')}`

/** The part of the number that all generations share. */
export const scenarioNumberStem = ({ id, kind }: Pick<ScenarioOrderEntry, 'id' | 'kind'>): string => {
  const random = seededRandom(id)
  if (kind === 'long-number') return `ST${Array.from({ length: 16 }, () => random.int(0, 9)).join('')}`
  return orderNumber(random, kind.startsWith('partner') ? 'PP' : 'PD').slice(0, -2)
}
