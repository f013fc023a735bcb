import { Trans } from '@lingui/react/macro'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { takesGiftsBack } from '../../../domain/gift-return/takes-gifts-back.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { PageTextLink } from '../../components/links/links.tsx'
import { WithdrawWords, withdrawalRoute } from '../../components/links/withdrawal-link.tsx'
import frame from '../../components/page/message.module.css'
import { PictureWall } from '../../components/page/picture-wall.tsx'
import { cx } from '../../ui/cx.ts'
import wrap from '../../ui/layout/wrap.module.css'
import text from '../../ui/text.module.css'
import { Agreement } from './agreement.tsx'
import { Banner } from './banner.tsx'
import css from './guest-lookup.module.css'
import { GuestLookupContext, useGuestLookup, useLookup } from './guest-lookup-context.ts'
import { preloadOrder } from './looked-up-order.ts'
import { ContactField, OrderNumberField } from './lookup-fields.tsx'
import { SignInOffer } from './sign-in-offer.tsx'
import { Submit } from './submit.tsx'
import { Terms } from './terms.tsx'
import { type LookupStart, useGuestLookupActor } from './use-guest-lookup-actor.ts'

/** Where a guest finds an order by its number and a contact (GL-01 to GL-08). */
export function GuestLookup(props: LookupStart) {
  const actor = useGuestLookupActor(props)
  const state = useStateName(actor)
  return (
    <GuestLookupContext value={actor}>
      <div className={cx(wrap.wrap, frame.section)} data-flow="guestLookup" data-state={state}>
        <div className={css.page}>
          <PictureWall />
          <div className={css.lookup} data-part="lookup">
            <h1 className={text.h1} tabIndex={-1}>
              {props.purpose?.heading ?? <Trans>Find your order</Trans>}
            </h1>
            {props.purpose && <p className={text.pretty}>{props.purpose.intro}</p>}
            <Banner />
            <Form />
            {props.purpose === undefined && <ByCode />}
            <SignInOffer />
            {props.purpose === undefined && <WithdrawHere />}
            {props.purpose === undefined && <ReturnGift />}
            <Agreement type="privacyPolicy" className={cx(css.policy, text.small)}>
              <Trans>Privacy policy</Trans>
            </Agreement>
          </div>
        </div>
      </div>
    </GuestLookupContext>
  )
}

/** All orders of a contact at once, by a code that is sent to it (BY-20). */
function ByCode() {
  return (
    <PageTextLink to="/{-$country}/{-$locale}/orders/code" className={text.small}>
      <Trans>Get a code to see all your orders</Trans>
    </PageTextLink>
  )
}

/** Where the country's law has the right, the function that withdraws from an order is one link away (BY-07). */
function WithdrawHere() {
  const { marketplace } = usePlace()
  if (profileOf(marketplace).orders.withdrawal === null) return null
  return (
    <PageTextLink to={withdrawalRoute} params={{ orderNumber: undefined }} className={text.small}>
      <WithdrawWords />
    </PageTextLink>
  )
}

/** Who was given something has no contact to look it up by: its receipt opens it elsewhere (BY-48). */
function ReturnGift() {
  const { marketplace } = usePlace()
  if (!takesGiftsBack(marketplace)) return null
  return (
    <PageTextLink to="/{-$country}/{-$locale}/orders/gift-return" className={text.small}>
      <Trans>Return a gift</Trans>
    </PageTextLink>
  )
}

function Form() {
  const actor = useGuestLookup()
  const needsTerms = useLookup(({ context }) => context.needsTerms)
  return (
    <form
      className={css.form}
      noValidate
      onInput={preloadOrder}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'lookup.submit' })
      }}
    >
      <OrderNumberField />
      <ContactField />
      {needsTerms && <Terms />}
      <div>
        <Submit />
      </div>
      <p className={cx(text.small, text.soft)}>
        <Trans>Your order number is in the confirmation we sent you.</Trans>
      </p>
    </form>
  )
}
