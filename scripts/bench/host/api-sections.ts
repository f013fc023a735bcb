import type { CallFigures } from '../api/load.ts'
import { type HostFigures as ApiHostFigures, measureApi } from '../api/measure-api.ts'
import type { HostFigures } from '../figures/figures.types.ts'
import { idlePercent, pgliteSection, postgresSection, twoHosts } from '../figures/host-names.ts'

const ofCall = (call: string, figures: CallFigures): HostFigures[string] => ({
  [`${call}, answers per second`]: figures.perSecond,
  [`${call}, p50, ms`]: figures.p50Ms,
  [`${call}, p99, ms`]: figures.p99Ms,
  [`${call}, queries`]: figures.queries,
  [`${call}, CPU, ms`]: figures.cpuMs,
  [`${call}, kB`]: figures.bytes / 1000,
})

const ofHost = ({ history, settings, session, idlePercent: idle }: ApiHostFigures): HostFigures[string] => ({
  ...ofCall('history', history),
  ...ofCall('settings', settings),
  ...ofCall('session', session),
  [idlePercent]: idle,
})

/** What answers of the API host cost, on both databases. */
export const measureApiSections = async (seconds: number): Promise<HostFigures> => {
  const { postgres, pglite, twoHosts: twice } = await measureApi({ seconds })
  return {
    [postgresSection]: { ...ofHost(postgres), [twoHosts]: twice },
    [pgliteSection]: ofHost(pglite),
  }
}
