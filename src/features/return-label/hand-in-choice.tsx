import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import chip from '../../ui/form/chip.module.css'
import css from './hand-in-choice.module.css'

type Way = 'code' | 'paper'

/** Where a carrier takes a parcel by a code or by a printed label, the choice of the two; the code leads (RC-07, RL-04). */
export function HandInChoice(props: { readonly code: ReactNode; readonly paper: ReactNode }) {
  const [way, setWay] = useState<Way>('code')
  const name = useId()
  const choice = (value: Way, words: ReactNode) => (
    <label className={chip.chip} data-way={value}>
      <input type="radio" name={name} value={value} checked={way === value} onChange={() => setWay(value)} />
      {words}
    </label>
  )
  return (
    <>
      <fieldset className={css.choice} data-part="hand-in-choice">
        <legend className={css.legend}>
          <Trans>How will you hand it in?</Trans>
        </legend>
        {choice('code', <Trans>With a code</Trans>)}
        {choice('paper', <Trans>With a printed label</Trans>)}
      </fieldset>
      <div hidden={way !== 'code'}>{props.code}</div>
      <div hidden={way !== 'paper'}>{props.paper}</div>
    </>
  )
}
