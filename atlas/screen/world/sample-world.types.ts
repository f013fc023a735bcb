import type { Address } from '../../../contract/orders/address.ts'
import type { PaymentType } from '../../../contract/orders/payment.ts'
import type { Store } from '../../../contract/pickup/store.ts'
import type { DropOffPoint } from '../../../contract/returns/drop-off-points.ts'
import type { Banner } from '../../../contract/session/experience.ts'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import type { ContactHours } from '../../../domain/countries/country.types.ts'
import type { AlertName, BannerName } from '../../../domain/countries/host-facts.types.ts'

/** A text by catalog. */
export type Texts = Readonly<Record<Catalog, string>>

/** What is said of a product of the sample shop beside its title. */
export type SampleGood = {
  readonly category: Texts
  readonly color: Texts
  readonly imageAlt: Texts
  /** Address of its picture, relative to the screen. */
  readonly image: string
  readonly styleColor: string
  readonly pid: string
  /** By country, two letters; `null` where it comes in one size. */
  readonly size: Readonly<Record<string, string | null>>
}

/** What orders, stores and drop-off points of a country look like. */
export type SamplePlace = {
  readonly currency: string
  /** Units of the currency for one US dollar, to one digit: sums stay sums. */
  readonly rate: number
  readonly regionReference: string
  readonly address: Partial<Address>
  readonly recipient: { readonly firstName: string; readonly lastName: string }
  /** Digits after the country's code. */
  readonly phone: string
  readonly payments: readonly (readonly [PaymentType, string | null])[]
  readonly carrier: string
  /** Address at which its carrier tells where a parcel is, up to its number. */
  readonly tracking: string
  /** Without their hours and services: those are what a model's sample is about. */
  readonly stores: readonly Omit<Store, 'pickupHours' | 'operationHours' | 'storeServices' | 'timezone'>[]
  readonly points: readonly DropOffPoint[]
}

/** The sandbox's goods, people and places, as far as screens show them: written into the script by `scripts/atlas`. */
export type SampleWorld = {
  /** By title. */
  readonly goods: Readonly<Record<string, SampleGood>>
  /** By country, two letters. */
  readonly places: Readonly<Record<string, SamplePlace>>
  readonly banners: Readonly<Record<Catalog, Readonly<Record<BannerName, Banner>>>>
  readonly alerts: Readonly<Record<Catalog, Readonly<Record<AlertName, Banner>>>>
  readonly hours: Readonly<Record<Catalog, Readonly<Record<ContactHours, string>>>>
}
