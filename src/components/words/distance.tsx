import { useLingui } from '@lingui/react/macro'
import { shownDistance } from '../../../domain/format/distance.ts'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import { usePlace } from '../app/app-context.ts'

/** How far away something is, in the country's unit. */
export function Distance({ meters }: { readonly meters: number }) {
  const { t } = useLingui()
  const { tag, marketplace } = usePlace()
  const { unit, value, isNearer } = shownDistance(meters, marketplace)
  const one = new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
  return (
    <bdi className={cx(text.small, text.soft, text.num)}>
      {isNearer
        ? t({
            message: `Less than ${one}`,
            comment: 'How far away a store is; {one} is a distance, like “0.1 mi”',
          })
        : one}
    </bdi>
  )
}
