import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatTime } from '../../../domain/format/dates.ts'
import { storeName } from '../../../domain/pickup/store-name.ts'
import { selectZone } from '../../../machines/on-the-way/on-the-way.selectors.ts'
import { usePage } from '../../components/order/use-page.ts'
import { StoreFacts } from '../../components/store/store-facts.tsx'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import css from './on-the-way.module.css'
import { useWay } from './on-the-way-context.ts'

/** A time on the store's clocks, as the page's country writes it. */
export const useStoreTime = (): ((at: number | string) => string) => {
  const { locale, country } = usePage()
  const timeZone = useWay(selectZone)
  return (at) => formatTime(at, { locale, country, timeZone })
}

/** One state of a visit: what is so, what can be done, and beside it the store. */
export function WayFrame(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { t } = useLingui()
  const store = useWay(({ context }) => context.known?.store ?? null)
  return (
    <>
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      <div className={css.page}>
        <Columns>
          <div className={css.main}>{props.children}</div>
          {store && (
            <Side label={t`Your pickup`}>
              <section className={css.store} data-part="store">
                <h2 className={text.h3}>
                  <bdi>{storeName(store)}</bdi>
                </h2>
                <StoreFacts store={store} />
              </section>
            </Side>
          )}
        </Columns>
      </div>
    </>
  )
}

/** Until when somebody who is late is still expected. */
export function OpenUntil({ until }: { readonly until: number }) {
  const timeOf = useStoreTime()
  const time = timeOf(until)
  return (
    <Trans>
      After <bdi>{time}</bdi> the store won’t expect you anymore.
    </Trans>
  )
}
