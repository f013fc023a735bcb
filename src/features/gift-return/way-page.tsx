import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { GiftWay } from '../../../contract/returns/gift-return.ts'
import type { WayFault } from '../../../domain/gift-return/gift-form.ts'
import { giftOf } from '../../../machines/gift-return/gift-return.rules.ts'
import { selectWayFaults } from '../../../machines/gift-return/gift-return.selectors.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import text from '../../ui/text.module.css'
import method from '../return-wizard/method.module.css'
import { GiftFrame } from './gift-frame.tsx'
import css from './gift-return.module.css'
import { useGiftReturn, useGiftReturnState } from './gift-return-context.ts'
import { WayHint, WayTitle } from './way-words.tsx'

const emailId = 'gift-email'
const wayId = (index: number): string => `gift-way-${index}`

/** How it goes back, and where the instructions and the store credit are sent (BY-49). */
export function WayPage() {
  const actor = useGiftReturn()
  const email = useGiftReturnState(({ context }) => context.email)
  const isWrong = useGiftReturnState((snapshot) => selectWayFaults(snapshot).includes('email'))
  return (
    <GiftFrame title={<Trans>How will you return it?</Trans>} step="method">
      <Errors />
      <form
        className={css.main}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'way.submit' })
        }}
      >
        <Ways />
        <div className={css.fields}>
          <TextField
            id={emailId}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={<Trans>Your email</Trans>}
            hint={
              <Trans>We’ll send the instructions here, and the store credit once we have the items.</Trans>
            }
            value={email}
            error={isWrong ? <FaultOf fault="email" /> : null}
            dir="ltr"
            maxLength={254}
            spellCheck={false}
            aria-required
            onChange={(value) => actor.send({ type: 'email.change', value })}
          />
        </div>
        <div className={css.actions}>
          <Button type="submit">
            <Trans>Continue</Trans>
          </Button>
          <Button tone="line" onClick={() => actor.send({ type: 'step.back' })}>
            <Trans comment="Button: to the step before (direction). Up to 11 characters">Back</Trans>
          </Button>
        </div>
      </form>
    </GiftFrame>
  )
}

function Ways() {
  const { t } = useLingui()
  const ways = useGiftReturnState(({ context }) => giftOf(context).ways)
  const isMissing = useGiftReturnState((snapshot) => selectWayFaults(snapshot).includes('way'))
  const errorId = useId()
  return (
    <fieldset
      className={method.choices}
      aria-label={t`Ways to return it`}
      aria-describedby={isMissing ? errorId : undefined}
      data-missing={isMissing ? '' : undefined}
    >
      {ways.map((way, index) => (
        <WayCard key={way.key} way={way} id={wayId(index)} />
      ))}
      {isMissing && (
        <div className={method.error}>
          <FieldError id={errorId}>
            <FaultOf fault="way" />
          </FieldError>
        </div>
      )}
    </fieldset>
  )
}

function WayCard({ way, id }: { readonly way: GiftWay; readonly id: string }) {
  const actor = useGiftReturn()
  const isOn = useGiftReturnState(({ context }) => context.way === way.key)
  return (
    <div className={cx(method.choice, isOn && method.on)} data-method={way.key}>
      <input
        id={id}
        className={method.radio}
        type="radio"
        name="gift-way"
        checked={isOn}
        aria-describedby={`${id}-sub ${id}-price`}
        onChange={() => actor.send({ type: 'way.choose', way: way.key })}
      />
      <label className={method.words} htmlFor={id}>
        <span className={text.h3}>
          <WayTitle way={way} />
        </span>
      </label>
      <p id={`${id}-price`} className={method.price}>
        {way.isFree ? (
          <Trans comment="Price of a return method: nothing is to be paid. Up to 13 characters">Free</Trans>
        ) : (
          <Trans comment="In place of the price of a return method: the shopper pays the carrier. Up to 19 characters">
            You pay
          </Trans>
        )}
      </p>
      <p id={`${id}-sub`} className={cx(text.small, text.soft, method.sub)}>
        <WayHint way={way} />
      </p>
    </div>
  )
}

function FaultOf({ fault }: { readonly fault: WayFault }): ReactNode {
  return fault === 'way' ? (
    <Trans>Choose how to return it.</Trans>
  ) : (
    <Trans>Enter an email address like name@example.com.</Trans>
  )
}

function Errors() {
  const faults = useGiftReturnState((snapshot) => selectWayFaults(snapshot).join(' '))
  const attempt = useGiftReturnState(({ context }) => context.refusals)
  const shown = faults.split(' ').filter((fault) => fault !== '') as WayFault[]
  const count = shown.length
  useErrorTitle(count > 0)
  return (
    <ErrorSummary
      title={
        <Plural value={count} one="One thing to check" _2="Two things to check" other="# things to check" />
      }
      errors={shown.map((fault) => ({
        fieldId: fault === 'way' ? wayId(0) : emailId,
        words: <FaultOf fault={fault} />,
      }))}
      attempt={attempt}
    />
  )
}
