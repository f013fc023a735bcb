import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { createPapersMachine } from '../../../machines/papers/papers.actors.ts'
import type { papersMachine } from '../../../machines/papers/papers.machine.ts'
import { useApp, useMember } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useOrderExits } from '../../components/order/use-order-exits.ts'
import { saveFile } from './save-file.ts'

type PapersActor = ActorRefFrom<typeof papersMachine>

/** What each view of the page is given. */
export type PapersViewProps = { readonly actor: PapersActor; readonly orderNumber: string }

/** Runs the page of an order's papers, and turns its facts into files, navigation, session and reports. */
export const usePapersActor = (orderNumber: string): PapersActor => {
  const { orderPapers, changes } = useApp()
  const isMember = useMember() !== null
  const exits = useOrderExits()
  const machine = useMemo(
    () => createPapersMachine({ http: changes.http, papers: orderPapers }),
    [changes, orderPapers],
  )
  return useFlow(machine, {
    input: { orderNumber, isMember, known: orderPapers.peek({ orderNumber }) },
    on: {
      'file.made': ({ file }) => saveFile(file),
      ...exits,
    },
  })
}
