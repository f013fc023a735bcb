import type { MiniCartProduct } from '../../contract/shop/mini-cart.ts'

/** The product that was put into the bag, with what its picture shows. */
export type AddedProduct = MiniCartProduct & { readonly imageAlt: string | null }

export type MiniCartContext = { readonly product: AddedProduct | null }

export type MiniCartEvent = { type: 'item.added'; product: AddedProduct } | { type: 'dialog.dismiss' }
