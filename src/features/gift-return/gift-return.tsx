import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import {
  type GiftReturnView,
  selectGiftReturnView,
} from '../../../machines/gift-return/gift-return.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import frame from '../../components/page/message.module.css'
import { cx } from '../../ui/cx.ts'
import wrap from '../../ui/layout/wrap.module.css'
import { ClosedPage } from './closed-page.tsx'
import { EndedPage } from './ended-page.tsx'
import { GiftReturnContext } from './gift-return-context.ts'
import { InstructionsPage } from './instructions-page.tsx'
import { ItemsPage } from './items-page.tsx'
import { LookupPage } from './lookup-page.tsx'
import { OutcomeDialogs } from './outcome-dialogs.tsx'
import { ReviewPage } from './review-page.tsx'
import { SearchingPage } from './searching-page.tsx'
import { useGiftReturnActor } from './use-gift-return-actor.ts'
import { WayPage } from './way-page.tsx'

/** What lies beneath the dialogs is the page that they came from. */
const pages: Record<GiftReturnView, ComponentType> = {
  lookup: LookupPage,
  searching: SearchingPage,
  items: ItemsPage,
  closed: ClosedPage,
  way: WayPage,
  review: ReviewPage,
  sending: ReviewPage,
  failed: ReviewPage,
  unconfirmed: ReviewPage,
  outdated: ReviewPage,
  instructions: InstructionsPage,
  ended: EndedPage,
}

/** Returning a gift by its receipt (BY-48 to BY-52). */
export function GiftReturn() {
  const actor = useGiftReturnActor()
  const state = useStateName(actor)
  const view = useSelector(actor, selectGiftReturnView)
  const isLookingUp = useSelector(
    actor,
    ({ context }) => context.opened === null && (view === 'searching' || view === 'lookup'),
  )
  const Page = isLookingUp ? LookupPage : pages[view]
  useFocusOnNext(isLookingUp ? 'lookup' : Page === ReviewPage ? 'review' : view)
  return (
    <GiftReturnContext value={actor}>
      <div className={cx(wrap.wrap, frame.section)} data-flow="giftReturn" data-state={state}>
        <Page />
        <OutcomeDialogs />
      </div>
    </GiftReturnContext>
  )
}
