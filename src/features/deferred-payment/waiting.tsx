import type { ReactNode } from 'react'
import { Ring } from '../../ui/marks/spinner.tsx'
import css from './deferred-payment.module.css'

/** What is being waited for, in words that are read out. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css.waiting} role="status">
      <Ring />
      <span>{children}</span>
    </p>
  )
}
