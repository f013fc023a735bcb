import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageRowLink } from '../../shell/links.tsx'

/** Several returns of one order: the shopper picks which one to see (OD-04). */
export function ViewReturnsDialog(props: {
  readonly returnNumbers: readonly string[]
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <Dialog
      title={<Trans>Returns of this order</Trans>}
      close={{ label: t`Close`, onClose: props.onClose }}
      data-modal="view-returns"
    >
      <ul>
        {props.returnNumbers.map((number) => (
          <li key={number}>
            <PageRowLink
              to="/{-$country}/{-$locale}/orders/returns/$orderNumber"
              params={{ orderNumber: number }}
            >
              <span>
                <Trans>
                  Return <bdi>{number}</bdi>
                </Trans>
              </span>
              <span>
                <Icon name="next" small />
              </span>
            </PageRowLink>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
