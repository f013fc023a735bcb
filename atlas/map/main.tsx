import '../../src/ui/fonts.css'
import '../../src/ui/base.css'
import 'virtual:shop-colours.css'
import '../ui/code.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { drawnCharts } from '../data/atlas-data.ts'
import { atlasResults } from '../data/results.ts'
import { ChartsContext } from './charts/use-charts.ts'
import { ResultsContext } from './results/use-results.ts'
import { Atlas } from './shell/atlas.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(
  <StrictMode>
    <ChartsContext value={drawnCharts()}>
      <ResultsContext value={atlasResults()}>
        <Atlas />
      </ResultsContext>
    </ChartsContext>
  </StrictMode>,
)
