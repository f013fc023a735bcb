import { Trans, useLingui } from '@lingui/react/macro'
import { countrySelectionLink } from '../../../../domain/links/shop-links.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { useShopAddress } from '../../links/shop-links.ts'
import { usePage } from '../use-page.ts'

/** The order was sent from another country than the page is in: its returns start there (OD-04). */
export function CountryMismatchDialog(props: {
  /** Two letters, in any case. */
  readonly orderCountry: string
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const { locale, country } = usePage()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const nameOf = (code: string) => names.of(code.toUpperCase()) ?? code
  return (
    <Dialog
      title={<Trans>This order belongs to another country</Trans>}
      mark={{ mark: 'wait', tone: 'wait' }}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: props.onClose,
      }}
      actions={
        <>
          <ButtonLink href={useShopAddress()(countrySelectionLink(shop.site))}>
            <Trans comment="Button of a dialog, beside “Back to order”: go to the shop of another country (verb). Up to 21 characters">
              Change country
            </Trans>
          </ButtonLink>
          <Button tone="line" onClick={props.onClose}>
            <Trans comment="Button: to the page of the order (noun). Up to 34 characters">
              Back to order
            </Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Items are returned in the country they shipped from. Switch to that country to return this order.
        </Trans>
      </p>
      <Facts
        facts={[
          {
            id: 'order',
            term: (
              <Trans comment="Before the name of the country that an order was shipped from">Sent from</Trans>
            ),
            value: nameOf(props.orderCountry),
          },
          {
            id: 'page',
            term: <Trans comment="Before the name of a country, beneath “Sent from”">This page is for</Trans>,
            value: nameOf(country),
          },
        ]}
      />
    </Dialog>
  )
}
