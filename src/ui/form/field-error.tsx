import type { ReactNode } from 'react'
import { StatusMark } from '../marks/status.tsx'
import css from './field.module.css'

/** What is wrong with a field, beneath it; the field names it by `aria-describedby`. */
export function FieldError(props: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={props.id} className={css.error}>
      <StatusMark mark="bad" />
      <span>{props.children}</span>
    </p>
  )
}
