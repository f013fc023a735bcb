/**
 * The shop whose orders these are: everything that another shop changes to make the pages, mails, labels and sign-in pages
 * its own. `domain/shop-settings/` gives each setting its type and checks it at each build and start. This file imports
 * nothing. Telephones, help articles and return methods differ by country and lie in `domain/countries/`.
 */

export const shop = {
  /** As shoppers read it: titles, brand, mails, the sender of a label. */
  name: 'Podium',
  /** Host name of the shop's own site. Help, agreements and the payment provider answer on it or on hosts under it. */
  site: 'podium.example',
  /** Who the shop is before the law: the copyright line. */
  company: 'Podium',
  /** Sender of e-mails. */
  mailSender: { name: 'Podium', address: 'orders@podium.example' },
  /** Names these pages to the service that shows the agreements. */
  agreementUxId: 'com.podium.orders.web',
  /** Cookie of the shop's site with what a visitor agreed to, for example `necessary.performance`. */
  consentCookie: 'podium_cookies',
  /** Begins the codes that a counter scans in place of a label. */
  counterCodePrefix: 'PDM',
  /** Who takes returned parcels in, in the languages that centres are addressed in; the addresses lie with the countries. */
  returnsDesk: { en: 'Podium Returns', pl: 'Podium Zwroty' },
} as const

/** Who sells, as papers of an order have to say it: beside `shop.company`, where it sits, and what it pays its taxes under. */
export const seller = {
  /** The address of its seat, as it is printed. */
  lines: ['4400 Turnback Parkway', 'Fernhollow, OR 97299', 'United States'],
  /** By country, two letters: the number that its papers of that country name. */
  taxNumbers: { de: 'DE000000000', fr: 'FR00000000000', gb: 'GB000000000', pl: 'PL0000000000' },
} as const

/** The icon: its drawing in a square of 32 by 32. */
export const mark = {
  ground: '#121317',
  shapes: [
    {
      path: 'M8 26V7h9.500a6.500 6.500 0 0 1 0 13H12.500v6zm4.500-10h4.200a2.500 2.500 0 0 0 0-5h-4.200z',
      fill: '#fff',
    },
    { path: 'M22 22h4v4h-4z', fill: '#8fb0ff' },
  ],
} as const

/**
 * Colours by their job: one for both themes, or one for the light and one for the dark theme. Text on its ground must keep
 * a contrast of 4.5 to 1; the accessibility journeys measure it.
 */
export const colours = {
  paper: ['#ffffff', '#0f1013'],
  'paper-sunk': ['#f6f6f4', '#17181c'],
  'paper-raised': ['#ffffff', '#1c1d22'],

  // Pictures stay light in both themes, so what lies on them does too.
  picture: '#f3f3f1',
  'picture-veil': ['transparent', 'rgb(15 16 19 / 0.1)'],
  'on-picture': '#121317',
  'on-picture-soft': '#55575e',
  'picture-paper': '#ffffff',

  // The gift card's face is the same in both themes.
  card: '#121317',
  'on-card': '#ffffff',
  'card-line': 'rgb(255 255 255 / 0.26)',
  'card-accent': '#8fb0ff',

  ink: ['#121317', '#f4f4f1'],
  'ink-soft': ['#52545b', '#b9bbc1'],
  'ink-faint': ['#686a72', '#9a9ca4'],
  line: ['#e2e2de', '#2b2d33'],
  'line-firm': ['#85878e', '#7c7f88'],

  act: ['#121317', '#f4f4f1'],
  'act-hover': ['#33353c', '#d7d7d3'],
  'act-press': ['#000000', '#ffffff'],
  'on-act': ['#ffffff', '#121317'],
  'act-off': ['#e9e9e6', '#26282d'],
  'on-act-off': ['#60626a', '#9a9ca4'],

  accent: ['#0b45e6', '#8fb0ff'],
  'on-accent': ['#ffffff', '#0b1430'],
  'accent-wash': ['#edf2ff', '#18213a'],

  good: ['#0b7040', '#63cf95'],
  'good-wash': ['#eaf5ee', '#13261c'],
  wait: ['#8a4f00', '#efb65c'],
  'wait-wash': ['#fdf3e1', '#2a2112'],
  bad: ['#b8131d', '#ff938c'],
  'bad-wash': ['#fdeeed', '#321716'],

  scrim: ['rgb(12 13 16 / 0.48)', 'rgb(0 0 0 / 0.68)'],
  'shadow-bar': ['rgb(18 19 23 / 0.06)', 'transparent'],
  'shadow-dialog': ['rgb(12 13 16 / 0.24)', 'rgb(0 0 0 / 0.6)'],
  'edge-dialog': ['transparent', '#2b2d33'],
} as const
