import { profileOf } from '../../../domain/countries/profile-of.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { receivedInWords } from '../../../domain/withdrawal/received-in-words.ts'
import { usePage } from '../../components/order/use-page.ts'
import { useWithdrawal } from './withdrawal-context.ts'

/** Says when a statement was received: day, time and zone, as its acknowledgement does. */
export const useReceived = (): ((receivedAt: string) => string) => {
  const { order } = useWithdrawal()
  const page = usePage()
  const country = orderCountry(order, page.country)
  const timeZone = profileOf(country).orders.withdrawal?.timeZone ?? page.timeZone
  return (receivedAt) => receivedInWords(receivedAt, { locale: page.locale, country, timeZone })
}
