import { createContext, useContext } from 'react'
import type { DrawnChart } from '../../data/atlas-data.ts'

export const ChartsContext = createContext<readonly DrawnChart[]>([])

export const useCharts = (): readonly DrawnChart[] => useContext(ChartsContext)

/** A flow's chart; undefined where there is none of that name. */
export const useChart = (flow: string): DrawnChart | undefined =>
  useCharts().find(({ chart }) => chart.id === flow)
