import { html } from 'hono/html'
import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import { directionOf } from '../../domain/languages/locale.ts'
import { shop } from '../../domain/shop-settings/shop.ts'

/** Text that is already markup: made by `html` of hono, which escapes whatever is put into it. */
export type Markup = ReturnType<typeof html>

/** Stylesheet and fonts of the pages that the host renders itself. */
export const hostAssetsPath = '/identity/assets'

export type HostPage = {
  readonly language: Catalog
  readonly title: string
  readonly body: Markup
  /** Where the brand leads; to the orders unless said otherwise. */
  readonly home?: string
  /** Addresses of further stylesheets. */
  readonly styles?: readonly string[]
  /** Stands beside the brand. */
  readonly nav?: Markup
  /** Stands beneath the page. */
  readonly foot?: Markup
}

/** A whole document in the look of the pages, without any inline script or style. */
export const hostPage = ({
  language,
  title,
  body,
  home = '/orders',
  styles = [],
  nav,
  foot,
}: HostPage): string =>
  String(html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${shop.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${hostAssetsPath}/host.css">
${styles.map((address) => html`<link rel="stylesheet" href="${address}">`)}
</head>
<body>
<header class="host-top"><div class="host-wrap"><a class="host-brand" href="${home}" aria-label="${shop.name}">${shop.name.toLowerCase()}<i></i></a>${nav ?? ''}</div></header>
<main class="host-wrap host-main">${body}</main>
${foot ?? ''}
</body>
</html>`)
