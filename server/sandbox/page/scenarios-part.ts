import { html } from 'hono/html'
import type { Scenario } from '../../../contract/sandbox/sandbox.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { memberByEmail } from '../members.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (country: string): string =>
  regions.of(country.toUpperCase()) ?? country.toUpperCase()

/** Address that opens a scenario: members pass the sign-in, with their name filled in, guests the lookup, with theirs. */
const openingLink = ({ member, url, email, giftCode }: Scenario): string => {
  if (giftCode !== undefined) return url
  return member === undefined
    ? `${url}?${new URLSearchParams(email === undefined ? {} : { email })}`
    : `/session/sign-in?${new URLSearchParams({ returnTo: url, login_hint: member })}`
}

const personOf = ({ member }: Scenario): string =>
  member === undefined ? 'Guest' : (memberByEmail(member)?.givenName ?? member)

const link = (scenario: Scenario): Markup => html`<li>
<a class="sb-go" href="${openingLink(scenario)}"><b><bdi>${personOf(scenario)}</bdi></b> <span>${countryName(scenario.country)}</span></a>
${scenario.email === undefined ? '' : html`<span class="sb-contact">${scenario.orderNumber} · ${scenario.email} · +${scenario.phone}</span>`}
${scenario.giftCard === undefined ? '' : html`<span class="sb-contact">${scenario.giftCard.accountNumber} · PIN ${scenario.giftCard.pin}</span>`}
${scenario.giftCode === undefined ? '' : html`<span class="sb-contact">${scenario.orderNumber} · ${scenario.giftCode}</span>`}
</li>`

const row = (title: string, scenarios: readonly Scenario[]): Markup => html`<li class="sb-row">
<h3>${title}</h3><ul class="sb-links">${scenarios.map(link)}</ul></li>`

type Kind = { readonly name: string; readonly tags: readonly string[] }

/** Scenarios are shown by what they are about. A scenario belongs to the first that fits. */
const kinds: readonly Kind[] = [
  { name: 'Order histories', tags: ['history', 'empty-history', 'partner'] },
  {
    name: 'Cancelling',
    tags: [
      'cancellable',
      'cancel',
      'items-cancellable',
      'items-cancel-denied',
      'items-cancel-pending',
      'cancellation-pending',
      'cancelled',
      'partly-cancelled',
      'custom-design',
    ],
  },
  {
    name: 'Delivery',
    tags: ['delivery-open', 'delivery-packed', 'delivery-denied'],
  },
  {
    name: 'Payments and gift cards',
    tags: ['payment-pending', 'deferred-form', 'deferred-wallet', 'legacy-payment', 'gift-card'],
  },
  {
    name: 'Returns',
    tags: [
      'returnable',
      'partly-returnable',
      'return-created',
      'emea-paperless',
      'emea-dropoff',
      'jp-sagawa',
      'return-pickup',
      'return-to-store',
      'return-in-process',
      'return-completed',
      'return-denied',
      'returned-to-store',
      'known-contacts',
      'gift',
    ],
  },
  {
    name: 'On the way and arrived',
    tags: [
      'shipped',
      'two-parcels',
      'tracked-parcels',
      'delivered',
      'in-store',
      'pickup-ready',
      'on-the-way',
      'picked-up',
      'many-items',
    ],
  },
]

const sections = (scenarios: readonly Scenario[]) => {
  const left = new Set(scenarios)
  const named = kinds.map(({ name, tags }) => {
    const fits = [...left].filter((scenario) => scenario.tags.some((tag) => tags.includes(tag)))
    for (const scenario of fits) left.delete(scenario)
    return { name, scenarios: fits }
  })
  return [...named, { name: 'Payment and everything else', scenarios: [...left] }]
}

const titleOf = ({ tags, title }: Scenario): string => (tags.includes('history') ? 'Order history' : title)

/** Every scenario with a link for each person who has it. */
export const scenariosPart = (
  scenarios: readonly Scenario[],
): Markup => html`<section class="sb-part" aria-labelledby="scenarios">
<h2 id="scenarios">Scenarios</h2>
<p class="host-soft">A name signs you in and opens the page. Guests look their order up by number and email or phone.</p>
${sections(scenarios).map(
  (
    { name, scenarios: found },
    index,
  ) => html`<details class="sb-kind" ${index < 2 ? 'open' : ''}><summary>${name}</summary>
<ul class="sb-rows">${[...Map.groupBy(found, titleOf)].map(([title, some]) => row(title, some))}</ul></details>`,
)}
</section>`
