import { Trans } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { createPartnerTabMachine } from '../../../machines/partner-tab/partner-tab.actors.ts'
import { isPartnerTabShown } from '../../../machines/partner-tab/partner-tab.selectors.ts'
import { useApp, useFlags, useMember } from '../app-context.ts'
import { PageTab } from '../shell/links.tsx'

/** The tab of partner orders, where there is consent and something to show (HI-02). */
export function PartnerTab() {
  const { http, place } = useApp()
  const isEnabled = useFlags().enablePartnerOrders
  const upmId = useMember()?.upmId ?? null
  const machine = useMemo(() => createPartnerTabMachine({ http }), [http])
  const tab = useActorRef(machine, {
    input: { isEnabled, upmId, country: place.marketplace, language: place.language },
  })
  if (!useSelector(tab, isPartnerTabShown)) return null
  return (
    <PageTab to="/{-$country}/{-$locale}/orders/partners">
      <Trans>Partner orders</Trans>
    </PageTab>
  )
}
