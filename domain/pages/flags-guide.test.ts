import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flagNames } from '../../contract/session/experience.ts'
import { countryFlags, defaultFlags } from './flags.ts'

const emea = 'at be cz de dk es fi fr gb gr hu ie it lu nl pl pt se si'.split(' ')
const countries = [
  ...emea,
  'us',
  'ca',
  'mx',
  'au',
  'nz',
  'jp',
  'kr',
  'cn',
  'in',
  'id',
  'sa',
  'ae',
  'eg',
  'tr',
  'za',
]

const rows = readFileSync(new URL('../../docs/flags.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row.startsWith('| ') && !row.startsWith('| flag |'))
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([, name = '', byDefault = '', onIn = '']) => ({ name, byDefault, onIn }))

const countriesOf = (onIn: string): readonly string[] => {
  if (onIn === '–') return []
  return onIn === 'EMEA' ? emea : onIn.split(', ')
}

describe('guide to the flags', () => {
  it('[SE-06] has every flag and its default', () => {
    expect(rows.map(({ name, byDefault }) => [name, byDefault])).toEqual(
      flagNames.map((name) => [name, defaultFlags[name] ? 'on' : 'off']),
    )
  })

  it.each(rows.map(({ name, onIn }) => [name, onIn] as const))('[SE-06] %s is on in: %s', (name, onIn) => {
    const flag = flagNames.find((one) => one === name) ?? 'disableChat'
    const differing = countries.filter((country) => countryFlags(country)[flag] !== defaultFlags[flag])
    expect(differing.toSorted()).toEqual(countriesOf(onIn).toSorted())
  })
})
