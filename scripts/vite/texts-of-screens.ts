/** Messages of one language by id, as Lingui's catalog API gives them. */
type Translations = Readonly<Record<string, string>>
/** Source files of a message. */
type Origins = Readonly<Record<string, readonly string[]>>

/** A screen whose texts travel with its code: the folders whose texts nobody else shows. */
export type TextScreen = { readonly folders: readonly string[] }

/** Screens with texts of their own; whatever they do not hold alone is in `base`, which every page loads. */
export const textScreens: Readonly<Record<string, TextScreen>> = {
  'order-detail': {
    folders: [
      'src/features/order-detail/',
      'src/features/cancellation/',
      'src/features/payment/',
      'src/features/return-instructions/',
      'src/features/review/',
      'src/features/login-prompt/',
      'src/features/return-label/',
    ],
  },
  'return-wizard': { folders: ['src/features/return-wizard/'] },
  partners: { folders: ['src/features/partner-orders/'] },
  shop: {
    folders: ['src/features/buy-again/', 'src/features/mini-cart/', 'src/features/shop-similar/'],
  },
  pickup: {
    folders: ['src/features/store-place/', 'src/features/curbside/', 'src/features/store-pickup/'],
  },
  'guest-lookup': { folders: ['src/features/guest-lookup/'] },
  'gift-card': { folders: ['src/features/gift-card/'] },
  payment: { folders: ['src/features/deferred-payment/', 'src/features/wallet-redirect/'] },
}

/** Every part that texts are cut into. */
export const textParts: readonly string[] = ['base', ...Object.keys(textScreens)]

const holds = (screen: TextScreen, file: string): boolean =>
  screen.folders.some((folder) => file.startsWith(folder))

/** The part that a message belongs to: the one screen that holds all of its origins, else `base`. */
export const partOf = (origins: readonly string[]): string =>
  Object.entries(textScreens).find(
    ([, screen]) => origins.length > 0 && origins.every((file) => holds(screen, file)),
  )?.[0] ?? 'base'

/** The messages of one part. */
export const messagesOfPart = (part: string, messages: Translations, origins: Origins): Translations =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => partOf(origins[id] ?? []) === part))
