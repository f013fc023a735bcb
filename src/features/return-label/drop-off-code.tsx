import { useLingui } from '@lingui/react/macro'
import { QRCodeSVG } from 'qrcode.react'
import { cx } from '../../ui/cx.ts'
import css from './return-label.module.css'

/**
 * The code that a counter scans, on white ground in every theme with its quiet zone inside. `size` in CSS pixels; `large` takes
 * what room there is.
 */
export function DropOffCode({ code, size }: { readonly code: string; readonly size: number | 'large' }) {
  const { t } = useLingui()
  return (
    <div className={cx(css.code, size === 'large' && css.large)}>
      <QRCodeSVG
        value={code}
        size={size === 'large' ? 352 : size}
        marginSize={4}
        level="M"
        title={t`QR code ${code}`}
      />
      <bdi className={css.codeText}>{code}</bdi>
    </div>
  )
}
