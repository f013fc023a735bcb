import type { MessageDescriptor } from '@lingui/core'
import { msg } from '#texts'
import type { Banner } from '../../../../contract/session/experience.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import type { AlertName } from '../../../../domain/countries/host-facts.types.ts'
import { hostFactsOf } from '../../../../domain/countries/host-facts-of.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'

type StoredAlert = {
  readonly id: string
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  /** Section of the shop's own site; without one the alert leads nowhere. */
  readonly section?: string
}

const slowParcels: StoredAlert = {
  id: 'slow-parcels',
  title: msg`Packages are taking a little longer`,
  text: msg`Carriers are busy. Allow one extra day for delivery.`,
  section: 'help/shipping-and-delivery',
}

const longReturns: StoredAlert = {
  id: 'long-returns',
  title: msg`More time for gifts`,
  text: msg`Return anything you buy this year until January 31.`,
  section: 'help/returns-policy',
}

const callsBefore: StoredAlert = {
  id: 'phone-for-delivery',
  title: msg`Keep your phone near`,
  text: msg`Our couriers call before they deliver.`,
}

const alerts: Readonly<Record<AlertName, StoredAlert>> = { slowParcels, longReturns, callsBefore }

/** Alerts of a country, the most urgent first, their links under the shop's `home`. */
export const alertsOf = (country: string, language: Catalog, home: string): Banner[] => {
  const i18n = i18nIn(language)
  const stored = hostFactsOf(country).alerts.map((name) => alerts[name])
  return stored.map(({ id, title, text, section }) => ({
    id,
    title: i18n._(title),
    msg: i18n._(text),
    slug: section === undefined ? null : `${home}/${section}`,
    image: null,
    audience: 'everyone',
  }))
}
