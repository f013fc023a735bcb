import { Plural, Trans } from '@lingui/react/macro'
import type { Instruction } from '../../../../domain/return-instructions/instructions.ts'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import css from '../instructions.module.css'

type Props = Extract<Instruction, { readonly name: 'courier' }>

/** Who comes, by when where the country says so, and whom to call (RC-01, RI-07, CC-04). */
export function Courier({ carrier, days, phone }: Props) {
  return (
    <>
      <Comes carrier={carrier} days={days} />
      {phone && (
        <span className={css.call}>
          <Trans>Questions about the pickup?</Trans>
          <PhoneLink number={phone} />
        </span>
      )}
    </>
  )
}

function Comes({ carrier, days }: Pick<Props, 'carrier' | 'days'>) {
  if (days === null) {
    return carrier ? (
      <Trans>Hand the package to the {carrier} courier who comes to your door.</Trans>
    ) : (
      <Trans>Hand the package to the courier who comes to your door.</Trans>
    )
  }
  return carrier ? (
    <Plural
      value={days}
      one={`Hand the package to the ${carrier} courier, who comes within # business day.`}
      other={`Hand the package to the ${carrier} courier, who comes within # business days.`}
    />
  ) : (
    <Plural
      value={days}
      one="Hand the package to the courier, who comes within # business day."
      other="Hand the package to the courier, who comes within # business days."
    />
  )
}
