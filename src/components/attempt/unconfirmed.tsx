import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MarkName, Tone } from '../../ui/marks/status.tsx'
import css from './outcome.module.css'

/** Mark beside the heading. */
export const unconfirmedMark = { mark: 'hourglass', tone: 'wait' } as const satisfies {
  readonly mark: MarkName
  readonly tone: Tone
}

/** Heading of every flow whose outcome cannot be found out. */
export function UnconfirmedTitle() {
  return <Trans>We can’t tell whether it worked</Trans>
}

/** No answer can be had any more. The children say what to look at before trying again. */
export function Unconfirmed({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.outcome} role="alert">
      <p>
        <Trans>We lost the connection and couldn’t find out what happened.</Trans>
      </p>
      <p>{children}</p>
    </div>
  )
}
