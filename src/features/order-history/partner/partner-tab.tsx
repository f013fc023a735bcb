import { useSelector } from '@xstate/react'
import { createPartnerTabMachine } from '../../../../machines/partner-tab/partner-tab.actors.ts'
import { isPartnerTabShown } from '../../../../machines/partner-tab/partner-tab.selectors.ts'
import { useApp, useFlags, useMember } from '../../../components/app/app-context.ts'
import { useFlow } from '../../../components/app/use-flow.ts'
import { useMachine } from '../../../components/app/use-machine.ts'
import { PartnerPageTab } from './partner-page-tab.tsx'

/** The tab of partner orders, where there is consent and something to show (HI-02). */
export function PartnerTab() {
  const { place } = useApp()
  const isEnabled = useFlags().enablePartnerOrders
  const upmId = useMember()?.upmId ?? null
  const machine = useMachine(createPartnerTabMachine)
  const tab = useFlow(machine, {
    input: { isEnabled, upmId, country: place.marketplace, language: place.language },
  })
  return useSelector(tab, isPartnerTabShown) ? <PartnerPageTab /> : null
}
