import { useLingui } from '@lingui/react/macro'
import { QRCodeSVG } from 'qrcode.react'
import css from './return-label.module.css'

/** The code that a counter scans, on white ground in every theme with its quiet zone inside. `size` in CSS pixels. */
export function DropOffCode({ code, size }: { readonly code: string; readonly size: number }) {
  const { t } = useLingui()
  return (
    <div className={css.code}>
      <QRCodeSVG value={code} size={size} marginSize={4} level="M" title={t`QR code ${code}`} />
      <bdi className={css.codeText}>{code}</bdi>
    </div>
  )
}
