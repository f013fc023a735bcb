import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Gift } from '../../../contract/returns/gift-return.ts'
import { calendarDateOf, formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { giftOf } from '../../../machines/gift-return/gift-return.rules.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { GiftFrame } from './gift-frame.tsx'
import { Goods } from './gift-goods.tsx'
import css from './gift-return.module.css'
import { useGiftReturnState } from './gift-return-context.ts'
import { AnotherGift } from './items-page.tsx'
import { Returns } from './returns.tsx'

/** Nothing of the gift can go back: why, and what went back before (BY-48, BY-49). */
export function ClosedPage() {
  const gift = useGiftReturnState(({ context }) => giftOf(context))
  return (
    <GiftFrame title={<Trans>Your gift</Trans>}>
      <Note tone="move" mark="wait">
        <p data-part="closed">
          <Why gift={gift} />
        </p>
      </Note>
      <Returns returns={gift.returns} />
      <section className={css.main} aria-labelledby="gift-goods">
        <h2 id="gift-goods" className={text.h2}>
          <Trans>What you were given</Trans>
        </h2>
        <Goods items={gift.items} />
      </section>
      <div className={css.actions}>
        <ContactUs />
        <AnotherGift />
      </div>
    </GiftFrame>
  )
}

function Why({ gift }: { readonly gift: Gift }): ReactNode {
  const { tag } = usePlace()
  const timeZone = useTimeZone()
  if (gift.standing === 'notOffered') {
    return <Trans>Gifts from this country can’t be returned for store credit.</Trans>
  }
  if (gift.standing === 'over' && gift.returnUntil !== null) {
    const day = formatCalendarDate(calendarDateOf(Date.parse(gift.returnUntil) - 1, timeZone), 'long', tag)
    return <Trans>It’s too late to return it: the last day was {day}.</Trans>
  }
  return <Trans>There’s nothing left of this gift that can be returned.</Trans>
}
