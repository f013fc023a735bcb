export type SwitchPlace = { readonly country: string; readonly language: string }

/** Name of a country and of a language in that language: `Polska`, `polski`. */
export const placeNames = ({ country, language }: SwitchPlace) => ({
  country: new Intl.DisplayNames([language], { type: 'region' }).of(country.toUpperCase()) ?? country,
  language: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
})
