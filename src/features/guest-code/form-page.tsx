import type { ReactNode } from 'react'
import { PictureWall } from '../../components/page/picture-wall.tsx'
import text from '../../ui/text.module.css'
import css from './guest-code.module.css'

/** One step on the way in, beside pictures where there is room. */
export function FormPage(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.page}>
      <PictureWall />
      <div className={css.step} data-part="guest-code">
        <h1 className={text.h1} tabIndex={-1}>
          {props.title}
        </h1>
        {props.children}
      </div>
    </div>
  )
}
