import { msg, plural } from '#texts'

const user = { name: 'Ada', minutes: () => 3 }

/** One text of each kind that the host may have; extraction and the running host must agree on them. */
export const sampleTexts = [
  msg`Sign in`,
  msg`Hello ${{ name: user.name }},`,
  msg`${{ first: 1 }} of ${{ second: user.minutes() }}, "by" ${{ name: user.name }}`,
  msg`Wait ${plural({ minutes: user.minutes() }, { one: '# minute', other: '# minutes' })}.`,
]
