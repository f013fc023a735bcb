import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectArchiveView } from '../../../machines/papers/papers.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import css from './papers.module.css'
import type { PapersViewProps } from './use-papers-actor.ts'

/** Everything of the order as one file (BY-29). */
export function Archive({ actor }: Pick<PapersViewProps, 'actor'>) {
  const { t } = useLingui()
  const view = useSelector(actor, selectArchiveView)
  return (
    <section className={css.archive} data-part="archive" aria-labelledby="archive-title">
      <h2 id="archive-title" className={text.h3}>
        <Trans>Everything about this order</Trans>
      </h2>
      <p className={text.read}>
        <Trans>
          One .zip file with all documents, and everything we know about this order in a form that programs
          can read.
        </Trans>
      </p>
      {view !== 'archiveLimited' && (
        <div>
          <Button
            tone="line"
            onClick={() => actor.send({ type: 'archive.make' })}
            {...(view === 'archiveMaking' && { loading: t`Making your file` })}
          >
            <Trans>Download everything</Trans>
          </Button>
        </div>
      )}
      <p role="status" className={text.small}>
        {view === 'archiveMade' && <Trans>Your file is in your downloads.</Trans>}
        {view === 'archiveLimited' && (
          <Trans>You’ve downloaded this several times today. Try again tomorrow.</Trans>
        )}
      </p>
      {view === 'archiveFailed' && (
        <p role="alert" className={css.fault}>
          <Trans>We couldn’t make your file. Try again in a moment.</Trans>
        </p>
      )}
    </section>
  )
}
