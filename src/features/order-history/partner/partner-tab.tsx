import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { createPartnerTabMachine } from '../../../../machines/partner-tab/partner-tab.actors.ts'
import { isPartnerTabShown } from '../../../../machines/partner-tab/partner-tab.selectors.ts'
import { useApp, useFlags, useMember } from '../../../components/app/app-context.ts'
import { endWatches } from '../../../components/app/end-watches.ts'
import { PartnerPageTab } from './partner-page-tab.tsx'

/** The tab of partner orders, where there is consent and something to show (HI-02). */
export function PartnerTab() {
  const { http, place, reportError } = useApp()
  const isEnabled = useFlags().enablePartnerOrders
  const upmId = useMember()?.upmId ?? null
  const machine = useMemo(() => createPartnerTabMachine({ http }), [http])
  const tab = useActorRef(machine, {
    input: { isEnabled, upmId, country: place.marketplace, language: place.language },
  })
  useEffect(
    () => endWatches(tab.on('error.reported', ({ code, devMessage }) => reportError(code, devMessage))),
    [tab, reportError],
  )
  return useSelector(tab, isPartnerTabShown) ? <PartnerPageTab /> : null
}
