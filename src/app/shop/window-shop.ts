import type { ShopDeps, ShopObject } from '../../../services/shop/shop-object.ts'

declare global {
  interface Window {
    shop?: ShopObject
  }
}

/**
 * Puts the shop object on the page, unless the page has brought one of its own. Its code comes with its first use.
 * @returns tells the one that something else has put there; `null` where there is none but ours.
 */
export const installShop = (deps: ShopDeps): (() => ShopObject | null) => {
  const own: ShopObject = {
    addToCart: async (request) => {
      const { createShopObject } = await import('../../../services/shop/shop-object.ts')
      return createShopObject(deps).addToCart(request)
    },
  }
  window.shop ??= own
  return () => (window.shop === undefined || window.shop === own ? null : window.shop)
}
