import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useExperience, useMember } from '../../../components/app/app-context.ts'
import { Gap } from '../../../components/words/gap.tsx'
import { Button, type ButtonTone } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { useCancellation } from '../cancellation-context.ts'

export const useOrder = () => useSelector(useCancellation(), ({ context }) => context.order)

/** Closes the dialog; the words say what is behind it. */
export function Dismiss(props: { readonly tone?: ButtonTone; readonly children: ReactNode }) {
  const actor = useCancellation()
  return (
    <Button tone={props.tone ?? 'black'} onClick={() => actor.send({ type: 'dialog.dismiss' })}>
      {props.children}
    </Button>
  )
}

/** The telephone beside the contact page, where the country has one. */
export function CallUs() {
  const contact = useExperience()?.contact
  if (!contact?.phone) return null
  const { phone } = contact
  return (
    <p className={cx(text.small, text.soft)}>
      <Trans>
        Or call us:{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi>{phone}</bdi>
        </a>
      </Trans>
      <Gap />
      {contact.hours && <bdi className={text.num}>({contact.hours})</bdi>}
    </p>
  )
}

/**
 * Whether the order is told of by mail, which takes an address of its own, and that address. A guest may have found the order
 * by phone, so that it is shown to members alone.
 */
export const useOrderMail = (): { readonly isMailed: boolean; readonly email: string | null } => {
  const isMember = useMember() !== null
  const address = useOrder().authorizationInfo?.email ?? null
  return { isMailed: address !== null, email: isMember ? address : null }
}
