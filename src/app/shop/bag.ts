import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { createBagCountMachine } from '../../../machines/bag-count/bag-count.actors.ts'
import type { bagCountMachine } from '../../../machines/bag-count/bag-count.machine.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { Http } from '../../../services/http/http.ts'
import { whenMember } from '../identity.ts'

type BagDeps = {
  readonly http: Http
  /** Two letters, lower case. */
  readonly country: string
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly whenQuiet: Promise<void>
  readonly inspect: (inspected: InspectionEvent) => void
}

/**
 * The count of the bag: after what the page needs first, again when the session ends, and when the browser brings the page
 * back from its memory. A count that does not come leaves the bag without a number.
 */
export const createBag = ({
  http,
  country,
  session,
  whenQuiet,
  inspect,
}: BagDeps): ActorRefFrom<typeof bagCountMachine> => {
  const bag = createActor(createBagCountMachine({ http, country }), { inspect })
  const recount = () => bag.send({ type: 'bag.recount' })
  session.on('session.ended', recount)
  addEventListener('pageshow', ({ persisted }) => persisted && recount())
  Promise.all([whenMember(session), whenQuiet]).then(
    () => bag.start(),
    () => undefined,
  )
  return bag
}
