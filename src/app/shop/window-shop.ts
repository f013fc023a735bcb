import type { ShopDeps, ShopObject } from '../../../services/shop/shop-object.ts'

declare global {
  interface Window {
    shop?: ShopObject
  }
}

/**
 * Puts the shop object on the page, unless the page has brought one of its own, and gives the one that is there. Its code
 * comes with its first use.
 */
export const installShop = (deps: ShopDeps): (() => ShopObject) => {
  const own: ShopObject = {
    addToCart: async (request) => {
      const { createShopObject } = await import('../../../services/shop/shop-object.ts')
      return createShopObject(deps).addToCart(request)
    },
  }
  window.shop ??= own
  return () => window.shop ?? own
}
