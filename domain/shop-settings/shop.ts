import * as config from '../../shop.config.ts'

export type Shop = {
  readonly name: string
  /** Host name of the shop's own site, without a scheme. */
  readonly site: string
  readonly company: string
  readonly mailSender: { readonly name: string; readonly address: string }
  readonly agreementUxId: string
  readonly consentCookie: string
  /** Upper-case letters. */
  readonly counterCodePrefix: string
  readonly returnsDesk: { readonly en: string; readonly pl: string }
}

/** The shop whose orders these are, as `shop.config.ts` has it. */
export const shop: Shop = config.shop
