import type { ReactNode } from 'react'
import css from './barcode-frame.module.css'

/** A code on white in both themes, so that it scans; `code` stands beneath in characters. */
export function BarcodeFrame(props: { readonly code: string; readonly children: ReactNode }) {
  return (
    <figure className={css.frame}>
      {props.children}
      <figcaption className={css.code}>
        <bdi>{props.code}</bdi>
      </figcaption>
    </figure>
  )
}
