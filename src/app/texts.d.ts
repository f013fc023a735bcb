declare module 'virtual:texts' {
  /** Address of a JSON file `{ messages }` by part and language. */
  export const addresses: Readonly<
    Record<import('./i18n.ts').TextPart, Readonly<Record<import('../domain/locale.ts').Language, string>>>
  >
}
