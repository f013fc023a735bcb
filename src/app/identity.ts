import type { ActorRefFrom } from 'xstate'
import { waitFor } from 'xstate'
import { guestFilterOf } from '../../domain/guests/guest-filter.ts'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import {
  isMember,
  isSessionReady,
  isSessionSettled,
  lacksPass,
  selectAccessToken,
  selectPass,
  selectVisitor,
} from '../../machines/session/session.selectors.ts'
import type { Identity } from '../../services/http/http.ts'

type Session = ActorRefFrom<typeof sessionMachine>

/** Waits until it is known who is looking, and says whether that is a member. */
export const whenMember = async (session: Session): Promise<boolean> => {
  const known = session.getSnapshot()
  const snapshot = isSessionReady(known) ? known : await waitFor(session, isSessionReady)
  return isMember(snapshot)
}

/** Who calls are made for. A refused token is renewed once for all calls that it was refused to. */
export const identityOf = (session: () => Session): Identity => ({
  isMember: () => isMember(session().getSnapshot()),
  token: () => selectAccessToken(session().getSnapshot()),
  guestFilter: () => guestFilterOf(selectVisitor(session().getSnapshot())),
  guestPass: async () => {
    if (!lacksPass(session().getSnapshot())) return selectPass(session().getSnapshot())
    session().send({ type: 'session.rejected' })
    return selectPass(await waitFor(session(), isSessionSettled))
  },
  renew: async (refused) => {
    const current = () => selectAccessToken(session().getSnapshot())
    if (current() !== refused) return current()
    session().send({ type: 'session.rejected' })
    const settled = await waitFor(session(), isSessionSettled)
    const token = selectAccessToken(settled)
    return token === refused ? null : token
  },
})
