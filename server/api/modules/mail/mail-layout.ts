import { html } from 'hono/html'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { directionOf } from '../../../../domain/languages/locale.ts'
import { type ColourName, colourOf } from '../../../../domain/shop-settings/colours.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'
import { listOf, termValue } from '../../../texts/term-value.ts'

export type MailLink = { readonly text: string; readonly href: string }

/** A term with what stands against it; a longer one has further lines below. */
export type MailRowParts = {
  readonly term: string
  readonly more?: string
  readonly value?: string
}

export type MailParts = {
  readonly language: Catalog
  readonly subject: string
  readonly greeting: string
  readonly intro: string
  /** A code to show, with its picture by content id. */
  readonly code?: { readonly label: string; readonly text: string; readonly cid: string }
  /** A code to type, in figures that are easy to read and to copy. */
  readonly typed?: { readonly label: string; readonly text: string }
  /** What it is about, one row each. */
  readonly items?: readonly MailRowParts[]
  /** What was decided, in figures and names. */
  readonly facts?: readonly MailRowParts[]
  /** Where to go with it. */
  readonly place?:
    | {
        readonly name: string
        readonly lines: readonly string[]
        readonly hours: readonly { readonly day: string; readonly text: string }[]
      }
    | undefined
  readonly steps: readonly string[]
  readonly notes: readonly string[]
  readonly link: MailLink
  /** A further way on, below. */
  readonly second?: MailLink
}

const colour = (name: ColourName): string => colourOf(name, 'light')

/** Mail programs read no stylesheet, and many drop what they do not know: plain blocks with their own few rules. */
const css = {
  body: `margin:0;padding:24px;background:${colour('paper')};color:${colour('ink')};font:16px/1.5 Arial,Helvetica,sans-serif`,
  main: 'max-width:36rem;margin:0 auto',
  brand: `font-size:22px;font-weight:bold;border-bottom:2px solid ${colour('ink')};padding:0 0 12px;margin:0 0 24px`,
  heading: 'font-size:24px;line-height:1.2;margin:0 0 16px',
  text: 'margin:0 0 16px',
  code: `border:1px solid ${colour('line')};padding:16px;margin:0 0 16px;text-align:center`,
  typed: 'font:bold 32px/1.4 Consolas,Menlo,monospace;letter-spacing:4px',
  table: `width:100%;border-collapse:collapse;border-top:2px solid ${colour('ink')};margin:0 0 24px`,
  term: `border-bottom:1px solid ${colour('line')};padding:12px 0;text-align:start;vertical-align:top;font-weight:normal`,
  more: `color:${colour('ink-soft')};font-size:14px`,
  value: `border-bottom:1px solid ${colour('line')};padding:12px 0;padding-inline-start:16px;text-align:end;vertical-align:top;font-weight:bold`,
  place: `border-inline-start:4px solid ${colour('ink')};padding:0 0 0 16px;margin:0 0 16px`,
  day: 'text-align:start;font-weight:normal;padding:0 24px 0 0',
  soft: `margin:24px 0 0;color:${colour('ink-soft')};font-size:14px`,
  button: `display:inline-block;padding:14px 28px;border-radius:4px;background:${colour('ink')};color:${colour('paper')};font-weight:bold;text-decoration:none`,
  link: `color:${colour('accent')};font-weight:bold`,
}

const linksOf = ({ link, second }: MailParts): readonly MailLink[] =>
  second === undefined ? [link] : [link, second]

const row = ({ term, more, value = '' }: MailRowParts) => html`<tr>
<th scope="row" style="${css.term}">${term}${more ? html`<br><span style="${css.more}">${more}</span>` : ''}</th>
<td style="${css.value}"><bdi>${value}</bdi></td>
</tr>`

const rows = (parts: readonly MailRowParts[] | undefined) =>
  parts === undefined || parts.length === 0
    ? ''
    : html`<table width="100%" style="${css.table}">${parts.map(row)}</table>`
const placeHtml = ({ name, lines, hours }: NonNullable<MailParts['place']>) => html`<div style="${css.place}">
<p style="margin:0"><b><bdi>${name}</bdi></b></p>
${lines.map((line) => html`<p style="margin:0"><bdi>${line}</bdi></p>`)}
<table style="margin:12px 0 0;border-collapse:collapse">${hours.map(({ day, text }) => html`<tr><th scope="row" style="${css.day}">${day}</th><td><bdi>${text}</bdi></td></tr>`)}</table>
</div>`

/** The e-mail as HTML, in the direction of its language; everything put in is escaped. */
export const mailHtml = (mail: MailParts): string =>
  String(html`<!doctype html>
<html lang="${mail.language}" dir="${directionOf(mail.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${mail.subject}</title></head>
<body style="${css.body}"><div style="${css.main}">
<p style="${css.brand}">${shop.name.toLowerCase()}</p>
<h1 style="${css.heading}">${mail.subject}</h1>
<p style="${css.text}">${mail.greeting}</p>
<p style="${css.text}">${mail.intro}</p>
${mail.code ? html`<div style="${css.code}"><img src="cid:${mail.code.cid}" alt="${mail.code.label}: ${mail.code.text}" width="280"><p><bdi>${mail.code.text}</bdi></p></div>` : ''}
${mail.typed ? html`<p style="${css.code}">${mail.typed.label}<br><bdi style="${css.typed}">${mail.typed.text}</bdi></p>` : ''}
${mail.place ? placeHtml(mail.place) : ''}
${rows(mail.items)}
${rows(mail.facts)}
${mail.steps.length === 0 ? '' : html`<ol>${mail.steps.map((step) => html`<li style="margin:0 0 8px">${step}</li>`)}</ol>`}
${mail.notes.map((note) => html`<p style="${css.text}">${note}</p>`)}
${linksOf(mail).map(({ href, text }, index) => html`<p style="${css.text}"><a href="${href}" style="${index === 0 ? css.button : css.link}">${text}</a></p>`)}
</div></body>
</html>`)

/** The same as plain text. */
export const mailText = (mail: MailParts): string => {
  const i18n = i18nIn(mail.language)
  const said = (term: string, value: string | undefined) =>
    value === undefined || value === '' ? term : termValue(i18n, term, value)
  const rowText = ({ term, more, value }: MailRowParts): string =>
    said(listOf(i18n, [term, ...(more ? [more] : [])]), value)
  const placeText = ({ name, lines, hours }: NonNullable<MailParts['place']>): string =>
    [name, ...lines, ...hours.map(({ day, text }) => said(day, text))].join('\n')
  return [
    mail.greeting,
    mail.intro,
    ...(mail.code ? [said(mail.code.label, mail.code.text)] : []),
    ...(mail.typed ? [said(mail.typed.label, mail.typed.text)] : []),
    ...(mail.place ? [placeText(mail.place)] : []),
    ...[mail.items, mail.facts].map((parts = []) => parts.map(rowText).join('\n')),
    mail.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    ...mail.notes,
    ...linksOf(mail).map(({ text, href }) => said(text, href)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
