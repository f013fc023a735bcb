import type { MessageDescriptor } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** What stands in a text, under its name: `${{ carrier }}`. */
type Named = Readonly<Record<string, string | number>>

/** A plural of `plural`, as it is written in a message. */
class Plural {
  readonly values: Named
  readonly icu: string

  constructor(values: Named, icu: string) {
    this.values = values
    this.icu = icu
  }
}

const nameOf = (values: Named): string => {
  const [name, ...others] = Object.keys(values)
  if (name === undefined || others.length > 0) throw new Error('A placeholder has one name.')
  return name
}

/** Plural forms in English; each language has its own in its catalog. */
type Forms = { readonly one?: string; readonly other: string }

/**
 * The plural forms of a count: `${plural({ minutes }, { one: '# minute', other: '# minutes' })}`.
 * Is what Lingui's macro of that name makes of it.
 */
export const plural = (count: Readonly<Record<string, number>>, forms: Forms): Plural => {
  const written = Object.entries(forms).map(([form, text]) => `${form} {${text}}`)
  return new Plural(count, `{${nameOf(count)}, plural, ${written.join(' ')}}`)
}

/** A message whose English is said of several things, or misread. */
type Described = {
  readonly message: string
  /** What tells it from others of the same English. */
  readonly context?: string
  /** For translators: screen, place, length. */
  readonly comment?: string
}

const described = ({ message, context = '' }: Described): MessageDescriptor => ({
  id: generateMessageId(message, context),
  message,
})

const isTemplate = (parts: TemplateStringsArray | Described): parts is TemplateStringsArray => 'raw' in parts

/**
 * A text of the host, in English, to be shown by `i18nIn(language)._(…)`. Lingui's `msg` without its build step: extraction
 * (`npm run texts`) takes `#texts` for the macro's package, and this makes the same message under the same id when it runs.
 * Every placeholder needs a name: `${{ carrier }}`. `msg({ message, context, comment })` says what sort of thing it is said of.
 */
export const msg = (
  parts: TemplateStringsArray | Described,
  ...placeholders: readonly (Named | Plural)[]
): MessageDescriptor => {
  if (!isTemplate(parts)) return described(parts)
  const written = placeholders.map((each) => (each instanceof Plural ? each.icu : `{${nameOf(each)}}`))
  const message = String.raw({ raw: parts }, ...written)
  const values = placeholders.map((each) => (each instanceof Plural ? each.values : each))
  return { id: generateMessageId(message), message, values: Object.assign({}, ...values) }
}
