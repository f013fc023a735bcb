import { Plural, Trans } from '@lingui/react/macro'
import type { CardFooter, CardInfo } from '../../../../domain/return-methods/method-card.ts'

/** How the price is paid, or what counter, driver or store need (RM-04). `carrier` is its name, empty where nobody is chosen. */
export function CardInfoWords({ info, carrier }: { readonly info: CardInfo; readonly carrier: string }) {
  switch (info.name) {
    case 'memberDriverFee':
      return (
        <Trans>
          Members return free: we pay the shipping. What you pay is {carrier}’s fee for the driver, when you
          book.
        </Trans>
      )
    case 'bookingFee':
      return <Trans>You pay {carrier} when you book. It isn’t taken from your refund.</Trans>
    case 'payAtCounter':
      return carrier ? (
        <Trans>You pay {carrier} when you drop it off. It isn’t taken from your refund.</Trans>
      ) : (
        <Trans>You pay when you drop it off. It isn’t taken from your refund.</Trans>
      )
    case 'payDriver':
      return carrier ? (
        <Trans>You pay {carrier} for the pickup. It isn’t taken from your refund.</Trans>
      ) : (
        <Trans>You pay for the pickup. It isn’t taken from your refund.</Trans>
      )
    case 'receipt':
      return <Trans>Keep the receipt until you have your refund.</Trans>
    case 'beThere':
      return <Trans>Someone has to be there when the courier comes.</Trans>
    case 'anyStore':
      return <Trans>Any of our stores in this country takes it back.</Trans>
    case 'storeDays': {
      const { days } = info
      return (
        <Plural
          value={days}
          one="Stores accept returns within # day of delivery."
          other="Stores accept returns within # days of delivery."
        />
      )
    }
  }
}

/** The foot of a card: how long a code waits, that there is no label, who takes it from this address, or who collects it. */
export function CardFooterWords({
  footer,
  carrier,
}: {
  readonly footer: CardFooter
  readonly carrier: string
}) {
  switch (footer.name) {
    case 'codeWait': {
      const { minutes } = footer
      return (
        <Plural
          value={minutes}
          one="The code scans # minute after you request the return."
          other="The code scans # minutes after you request the return."
        />
      )
    }
    case 'codeAlone':
      return <Trans>{carrier} takes packages by code alone. There is no label to print.</Trans>
    case 'specialCarrier':
      return <Trans>From your address, packages go back with {carrier}.</Trans>
    case 'collection':
      return <Trans>{carrier} can also collect it from you.</Trans>
  }
}
