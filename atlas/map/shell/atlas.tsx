import { useEffect } from 'react'
import { readAddress } from '../address/address.ts'
import { AddressContext, useAddress, useHash } from '../address/use-address.ts'
import { useChart } from '../charts/use-charts.ts'
import { CoveragePage } from '../coverage/coverage-page.tsx'
import { FlowPage } from '../flow/flow-page.tsx'
import { MapPage } from '../map/map-page.tsx'
import { RequirementsPage } from '../requirements/requirements-page.tsx'
import { ScreensPage } from '../screens/screens-page.tsx'
import css from './atlas.module.css'
import { FlowList } from './flow-list.tsx'

/** All pages of the atlas, by the hash of the address. */
export function Atlas() {
  const address = readAddress(useHash())
  return (
    <AddressContext value={address}>
      <button type="button" className={css.skip} onClick={toMain}>
        Skip to the page
      </button>
      <div className={css.atlas}>
        <FlowList />
        <main id="main" tabIndex={-1} className={css.main}>
          <Page />
        </main>
      </div>
    </AddressContext>
  )
}

/** A link would change the hash, which is the address. */
const toMain = () => document.getElementById('main')?.focus()

function Page() {
  const { place } = useAddress()
  const drawn = useChart('flow' in place ? place.flow : '')
  const title = drawn?.chart.title ?? titles[place.page] ?? 'Atlas of flows'
  useEffect(() => {
    document.title = `${title} · Atlas`
  }, [title])
  if (place.page === 'flow' && drawn) return <FlowPage drawn={drawn} state={place.state} key={place.flow} />
  if (place.page === 'screens' && drawn) return <ScreensPage chart={drawn.chart} />
  if (place.page === 'coverage') return <CoveragePage />
  if (place.page === 'requirements') return <RequirementsPage />
  if ('flow' in place && !drawn) return <p role="alert">There is no flow “{place.flow}”.</p>
  return <MapPage />
}

const titles: Readonly<Record<string, string>> = {
  map: 'Atlas of flows',
  coverage: 'Coverage',
  requirements: 'Requirements',
}
