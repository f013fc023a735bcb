import { sessionMachine } from '../../machines/session/session.machine.ts'
import { selectAccessToken, selectSessionView } from '../../machines/session/session.selectors.ts'
import type { KnownSession } from '../../machines/session/session.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { freshMember } from './session.model.ts'

export const nothing = failed({ kind: 'network' })
export const guest = succeeded({ status: 'guest' as const, visitor: null })
export const laterMember = { ...freshMember, accessToken: 'token-2', expiresAt: '2026-11-20T10:20:00Z' }

export const startSession = (known: KnownSession | null = null) => {
  const journey = startJourney({ machine: sessionMachine, input: (now) => ({ now, known }) })
  const view = () => selectSessionView(journey.snapshot())
  const token = () => selectAccessToken(journey.snapshot())
  return { ...journey, view, token }
}
