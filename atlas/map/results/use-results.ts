import { createContext, useContext } from 'react'
import type { AtlasResults, FlowResults } from '../../data/results.types.ts'

/** Results of the last run of the tests; `null` where the atlas was built without one. */
export const ResultsContext = createContext<AtlasResults | null>(null)

export const useResults = (): AtlasResults | null => useContext(ResultsContext)

export const useFlowResults = (flow: string): FlowResults | null =>
  useResults()?.flows.find((one) => one.flow === flow) ?? null

export const kinds = ['headless', 'browser'] as const
export type Kind = (typeof kinds)[number]

export const kindWords: Readonly<Record<Kind, string>> = { headless: 'Headless', browser: 'Browser' }
