import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { withoutPageQuery } from '../../../domain/pages/paths/guest-path.ts'
import { createPapersMachine } from '../../../machines/papers/papers.actors.ts'
import type { papersMachine } from '../../../machines/papers/papers.machine.ts'
import { useApp, useMember } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import '../../components/links/history-state.ts'
import { saveFile } from './save-file.ts'

type PapersActor = ActorRefFrom<typeof papersMachine>

/** What each view of the page is given. */
export type PapersViewProps = { readonly actor: PapersActor; readonly orderNumber: string }

/** Runs the page of an order's papers, and turns its facts into files, navigation, session and reports. */
export const usePapersActor = (orderNumber: string): PapersActor => {
  const { orderPapers, changes, session } = useApp()
  const isMember = useMember() !== null
  const navigate = useNavigate()
  const machine = useMemo(
    () => createPapersMachine({ http: changes.http, papers: orderPapers }),
    [changes, orderPapers],
  )
  return useFlow(machine, {
    input: { orderNumber, isMember, known: orderPapers.peek({ orderNumber }) },
    on: {
      'file.made': ({ file }) => saveFile(file),
      'order.unreachable': (event) => {
        void navigate({
          to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$',
          params: { orderNumber: event.orderNumber },
          search: withoutPageQuery,
          state: { openingFailure: event.reason, takesFocus: true },
          replace: true,
        })
      },
      'session.rejected': (event) => session.send(event),
    },
  })
}
