import { lazy, Suspense, useMemo } from 'react'
import type { HistoryOrder } from '../../domain/history.ts'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import { type App, useApp } from '../app-context.ts'
import css from './order-history.module.css'

/** Comes with the first return in a list; the list stands without it. */
const lazyMoney = (app: App) =>
  lazy(async () => {
    try {
      const [{ ReturnMoney }] = await Promise.all([
        import('../return-instructions/return-money.tsx'),
        app.loadTexts('order-detail'),
      ])
      return { default: ReturnMoney }
    } catch {
      return { default: () => null }
    }
  })

/** What comes back of a return, under its lines (issue part 7). */
export function ReturnNote({ order }: { readonly order: HistoryOrder }) {
  const app = useApp()
  const ReturnMoney = useMemo(() => lazyMoney(app), [app])
  return (
    <div className={cx(css.rest, css.money, text.small, text.soft)} data-part="return-money">
      <Suspense>
        <ReturnMoney order={order} />
      </Suspense>
    </div>
  )
}
