import { Trans } from '@lingui/react/macro'
import { selectGuestCodeView } from '../../../machines/guest-code/guest-code.selectors.ts'
import type { GuestCodeView } from '../../../machines/guest-code/guest-code.types.ts'
import { useMember } from '../../components/app/app-context.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import { MemberMessage } from '../../components/page/member-message.tsx'
import frame from '../../components/page/message.module.css'
import { cx } from '../../ui/cx.ts'
import wrap from '../../ui/layout/wrap.module.css'
import { CodePage } from './code-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { EndFailedPage } from './end-failed-page.tsx'
import { ExpiredPage } from './expired-page.tsx'
import { GuestCodeContext, useCode } from './guest-code-context.ts'
import { OrdersPage } from './orders-page.tsx'
import { OverPage } from './over-page.tsx'
import { useGuestCodeActor } from './use-guest-code-actor.ts'

/** Where a guest comes in by a code that is sent to the contact of their orders (BY-20); a member has a list. */
export function GuestCodePage() {
  const isMember = useMember() !== null
  return isMember ? <MembersOrders /> : <GuestCode />
}

/** Pages on the way: a view that follows on the same page leaves focus where it is. */
const pages = {
  contact: ContactPage,
  code: CodePage,
  over: OverPage,
  orders: OrdersPage,
  endFailed: EndFailedPage,
  expired: ExpiredPage,
}

const pageOf: Record<GuestCodeView, keyof typeof pages> = {
  contact: 'contact',
  sending: 'contact',
  contactLimited: 'contact',
  notSent: 'contact',
  resending: 'code',
  code: 'code',
  checking: 'code',
  wrong: 'code',
  codeLimited: 'code',
  unconfirmed: 'code',
  over: 'over',
  loadingOrders: 'orders',
  ordersFailed: 'orders',
  orders: 'orders',
  loadingMore: 'orders',
  moreFailed: 'orders',
  ending: 'orders',
  endFailed: 'endFailed',
  expired: 'expired',
}

function GuestCode() {
  const actor = useGuestCodeActor()
  const state = useStateName(actor)
  return (
    <GuestCodeContext value={actor}>
      <div className={cx(wrap.wrap, frame.section)} data-flow="guestCode" data-state={state}>
        <View />
      </div>
    </GuestCodeContext>
  )
}

function View() {
  const page = pageOf[useCode(selectGuestCodeView)]
  const Page = pages[page]
  useFocusOnNext(page)
  return <Page />
}

function MembersOrders() {
  return (
    <MemberMessage title={<Trans>See your orders with a code</Trans>}>
      <Trans>
        You’re signed in, and all orders of your account are in your list. Sign out to see orders you placed
        as a guest.
      </Trans>
    </MemberMessage>
  )
}
