import { useLingui } from '@lingui/react/macro'
import { QRCodeSVG } from 'qrcode.react'
import css from './deferred-payment.module.css'

/** The code that the wallet app scans, on white ground in every theme with its quiet zone inside (DP-03). */
export function WalletCode({ url }: { readonly url: string }) {
  const { t } = useLingui()
  return (
    <div className={css.code} data-part="wallet-code">
      <QRCodeSVG value={url} size={264} marginSize={4} level="L" title={t`QR code of your payment`} />
    </div>
  )
}
