import type { HostFigures } from '../figures/figures.types.ts'
import { historySection } from '../figures/host-names.ts'
import { loadHistory, type MeasuredHost } from './page-load.ts'

/** What is measured of the host without a browser, by the title of its figures. A further section is a line here. */
const sections: Readonly<Record<string, (host: MeasuredHost) => Promise<HostFigures[string]>>> = {
  [historySection]: loadHistory,
}

export async function measureHost(host: MeasuredHost, say: (what: string) => void): Promise<HostFigures> {
  const figures: HostFigures = {}
  for (const [title, measure] of Object.entries(sections)) {
    say(title)
    figures[title] = await measure(host)
  }
  return figures
}
