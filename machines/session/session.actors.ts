import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { endSession, loadSession } from '../../services/session/load-session.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { sessionMachine } from './session.machine.ts'

export type SessionDeps = { readonly http: Http }

/** The session chart with its calls; input `{ now }` in real time. */
export const createSessionMachine = ({ http }: SessionDeps) =>
  sessionMachine.provide({
    actors: {
      loadSession: fromPromise(({ signal }) => loadSession(http, signal)),
      endSession: fromPromise(({ input, signal }) => endSession(http, input, signal)),
      watchPage: createWatchPage(),
    },
  })
