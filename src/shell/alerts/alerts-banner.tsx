import { Trans, useLingui } from '@lingui/react/macro'
import type { Banner } from '../../../contract/session/experience.ts'
import { safeLink } from '../../../domain/links/links.ts'
import { useLinkPolicy } from '../../components/links/link-policy.ts'
import { Notices } from '../../features/carousel/notices.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import css from './alerts.module.css'

export type AlertsProps = { readonly alerts: readonly Banner[] }

/** The alerts of this country, one at a time. */
export function AlertsBanner(props: AlertsProps) {
  const { t } = useLingui()
  return (
    <div className={css.band}>
      <Wrap>
        <Notices
          label={t({
            message: 'Alerts',
            comment: 'Names the banner of current notices, for example late parcels',
          })}
          notices={props.alerts.map((alert) => ({ id: alert.id, words: <Alert alert={alert} /> }))}
        />
      </Wrap>
    </div>
  )
}

function Alert({ alert }: { readonly alert: Banner }) {
  const href = safeLink(alert.slug, useLinkPolicy())
  const { title } = alert
  return (
    <>
      <strong className={text.strong}>{title}</strong> {alert.msg}{' '}
      {href && (
        <a href={href}>
          <Trans>
            Read more<VisuallyHidden>: {title}</VisuallyHidden>
          </Trans>
        </a>
      )}
    </>
  )
}
