import { isLocalName } from '../common/addresses/local-name.ts'
import type { Settings } from './settings.ts'

/** The settings by which the sandbox can be reached from elsewhere, as `NAME=value`. */
const openings = ({ sandbox, host, origin }: Settings): string[] => [
  ...(sandbox && !isLocalName(host) ? [`HOST=${host}`] : []),
  ...(sandbox && origin !== null && !isLocalName(new URL(origin).hostname) ? [`BATON_ORIGIN=${origin}`] : []),
]

/** What the operator must read when the sandbox, where anybody is signed in, is offered to a network; null: it is not. */
export const exposureWarning = (settings: Settings): string | null => {
  const found = openings(settings)
  if (found.length === 0) return null
  return [
    `WARNING: the sandbox is open to the network by ${found.join(' and ')}.`,
    'WARNING: whoever reaches it signs in as anybody, reads and changes every order, and moves the clock.',
    'WARNING: for real use set BATON_SANDBOX=0 and BATON_API_BASE; for this machine alone unset what is named above.',
  ].join('\n')
}
