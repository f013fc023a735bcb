import { html } from 'hono/html'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { contactOf } from '../../api/modules/experience/contact.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { type HelpArticle, type HelpFacts, helpArticles } from './help-articles.ts'
import type { ShopPage } from './shop-frame.ts'
import type { ShopPlace } from './shop-place.ts'
import { words } from './shop-words.ts'
import { storesPart } from './store-pages.ts'

const factsOf = ({ country, tag }: ShopPlace): HelpFacts => {
  const { orders, returns } = profileOf(country)
  const span = (count: number, unit: 'minute' | 'day') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  return {
    cancelWithin: span(orders.cancelMinutes, 'minute'),
    returnWithin: span(returns.windowDays, 'day'),
    refundWithin: span(returns.refund.allowDays, 'day'),
  }
}

const telOf = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** How to reach somebody: by phone where the country has a line, by mail, and the chat that a sandbox cannot answer. */
const contactPart = ({ country, language, say }: ShopPlace): Markup => {
  const { phone, hours } = contactOf(country, language)
  return html`<dl class="sh-facts">
${phone === null ? '' : html`<dt>${say(words.phone)}</dt><dd><a href="${telOf(phone)}"><bdi dir="ltr">${phone}</bdi></a>${hours === null ? '' : html` <span class="host-soft">${hours}</span>`}</dd>`}
<dt>${say(words.mail)}</dt><dd><a href="mailto:${shop.mailSender.address}"><bdi dir="ltr">${shop.mailSender.address}</bdi></a></dd>
<dt id="chat">${say(words.chat)}</dt><dd>${say(words.chatClosed)}</dd>
</dl>`
}

const furtherParts: Readonly<Record<string, (place: ShopPlace) => Markup>> = {
  'contact-us': contactPart,
  'store-finder': storesPart,
}

/** All articles, as the home of the help and beside each of them. */
const topics = ({ say, linkTo, rest }: ShopPlace): Markup =>
  html`<ul class="sh-topics">${helpArticles.map(({ slug, title }) => html`<li><a href="${linkTo(`help/${slug}`)}"${rest === `help/${slug}` ? html` aria-current="page"` : ''}>${say(title)}</a></li>`)}</ul>`

const articlePage = (place: ShopPlace, { slug, title, says, leadsTo }: HelpArticle): ShopPage => {
  const { say, ordersAt, linkTo } = place
  const facts: Readonly<Record<string, string>> = factsOf(place)
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
  return {
    title: say(title),
    body: html`<div class="sh-help"><div class="sh-article">
<div class="sh-text">${says.map((text) => html`<p>${filled(say(text))}</p>`)}</div>
${furtherParts[slug]?.(place) ?? ''}
${leadsTo ? html`<p class="host-acts"><a class="host-btn" href="${ordersAt(leadsTo.path)}">${say(leadsTo.words)}</a></p>` : ''}
</div><section aria-labelledby="more-help"><h2 id="more-help" class="sh-more"><a href="${linkTo('help')}">${say(words.help)}</a></h2>${topics(place)}</section></div>`,
  }
}

const helpHome = (place: ShopPlace): ShopPage => ({
  title: place.say(words.helpAsk),
  body: topics(place),
})

/** The help pages: their home, and an article by its address; `null` for any other. */
export const helpPage = (place: ShopPlace): ShopPage | null => {
  if (place.rest === 'help') return helpHome(place)
  const article = helpArticles.find(({ slug }) => place.rest === `help/${slug}`)
  return article ? articlePage(place, article) : null
}
