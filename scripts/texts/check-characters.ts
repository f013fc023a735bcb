/** Scripts of a language beside the Latin one, which names and numbers are written in everywhere. */
const scriptsOf = (language: string): readonly string[] => {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn'
  if (script === 'Hans' || script === 'Hant') return ['Han']
  if (script === 'Jpan') return ['Han', 'Hiragana', 'Katakana']
  if (script === 'Kore') return ['Hangul']
  return [
    { Arab: 'Arabic', Cyrl: 'Cyrillic', Grek: 'Greek' }[script] ?? (script === 'Latn' ? 'Latin' : script),
  ]
}

const commonScripts = [
  'Arabic',
  'Cyrillic',
  'Greek',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Katakana',
  'Thai',
]

const foreignLetters = (language: string): RegExp => {
  const own = scriptsOf(language)
  const foreign = commonScripts.filter((script) => !own.includes(script))
  return new RegExp(`[${foreign.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u')
}

type Refusal = readonly [sign: RegExp, name: string]

const anyQuote = /[„“”‟«»‹›「」『』]/gu

/** What no text of any language has, and its name. */
const refused: readonly Refusal[] = [
  [/['"`]/, 'a straight quotation mark'],
  [/\.\.\./, 'three dots for an ellipsis'],
  [/ {2}/, 'two spaces'],
  [/[!！¡]/, 'an exclamation mark'],
  [/\uFFFD/, 'a broken character'],
  [/[\u200B\u202A-\u202E\u2066-\u2069\u00AD]/, 'an invisible character'],
  [/[\u200E\u200F](?![.\d\p{Script=Latin}])/u, 'a mark of direction before nothing that needs it'],
  [/\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u, 'a word in two scripts'],
  [/\p{Script=Latin}\p{Script=Greek}|\p{Script=Greek}\p{Script=Latin}/u, 'a word in two scripts'],
]

const chinese: readonly Refusal[] = [
  [/\p{Script=Han}[,.:;?()]|[,:;?]\p{Script=Han}/u, 'punctuation of half width'],
]

/** What a catalog asks beside it; Canadian French has no spaces before its signs. */
const refusedIn: Readonly<Record<string, readonly Refusal[]>> = {
  fr: [
    [
      /[^\s\u00A0\u202F][;?]|[^\u00A0\u202F\d];|[^\u00A0\u202F\d]:(?!\/)|«[^\u00A0\u202F]|[^\u00A0\u202F]»/u,
      'no narrow no-break space at a sign',
    ],
  ],
  'zh-Hans': chinese,
  'zh-Hant': chinese,
  ja: [[/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.:;?]/u, 'punctuation of half width']],
}

/** Characters that a translation should not have, one line each. `quotes` are those of its language. */
export const characterProblems = (
  language: string,
  quotes: readonly [string, string],
  text: string,
): readonly string[] => {
  const found = [...refused, ...(refusedIn[language] ?? [])].filter(([sign]) => sign.test(text))
  const marks = (text.match(anyQuote) ?? []).filter((mark) => !quotes.includes(mark))
  return [
    ...found.map(([, name]) => `has ${name}`),
    ...(foreignLetters(language).test(text) ? ['has letters of another script'] : []),
    ...(marks.length > 0 ? [`has quotation marks ${marks.join(' ')} that are not ${quotes.join(' ')}`] : []),
    ...(text === text.normalize('NFC') ? [] : ['is not in composed characters']),
    ...(text === text.trim() ? [] : ['begins or ends with a space']),
  ]
}
