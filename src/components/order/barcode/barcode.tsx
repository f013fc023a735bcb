import { useLingui } from '@lingui/react/macro'
import styles from './barcode.module.css'
import { barsPath, symbolWidth } from './bars.ts'
import { encodeCode128 } from './encode-code128.ts'

type Props = {
  /** What the code says; letters and digits. */
  readonly text: string
  /** Height of the bars and width of one module, in CSS pixels (OD-09). */
  readonly height: number
  readonly moduleWidth: number
}

/**
 * CODE128 on white ground in every theme, with its quiet zones inside the drawing, so that it scans wherever it stands.
 */
export const Barcode = ({ text, height, moduleWidth }: Props) => {
  const { t } = useLingui()
  const modules = encodeCode128(text)
  const width = symbolWidth(modules)
  return (
    <div className={styles.barcode}>
      <svg
        role="img"
        aria-label={t`Barcode for ${text}`}
        viewBox={`0 0 ${width} ${height}`}
        width={width * moduleWidth}
        height={height}
        preserveAspectRatio="none"
        shapeRendering="geometricPrecision"
      >
        <path d={barsPath(modules, height)} fill="currentColor" />
      </svg>
      <bdi className={styles.text}>{text}</bdi>
    </div>
  )
}
