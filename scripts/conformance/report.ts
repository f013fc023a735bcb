import type { Finding } from './findings.ts'

const words: Readonly<Record<Finding['result'], string>> = {
  passed: 'as the contract',
  missing: 'missing',
  differs: 'answers otherwise',
  unasked: 'not asked',
}
const column = Math.max(...Object.values(words).map((word) => word.length)) + 2

const lineOf = ({ call, check, result, lines }: Finding): string =>
  `  ${words[result].padEnd(column)}${call}, ${check}${lines.length > 0 ? `: ${lines.join('; ')}` : ''}`

const count = (findings: readonly Finding[], result: Finding['result']): number =>
  new Set(findings.filter((finding) => finding.result === result).map(({ call }) => call)).size

/** Whether the host does what the contract asks of every host; extensions do not count. */
export const conforms = (findings: readonly Finding[]): boolean =>
  findings.every(({ result, isExtension }) => isExtension || result === 'passed' || result === 'unasked')

/** What a retailer's team reads: what is missing or answers otherwise, extensions apart, and the sum. */
export const conformanceReport = (base: string, findings: readonly Finding[]): string => {
  const due = findings.filter(({ isExtension }) => !isExtension)
  const extensions = findings.filter(({ isExtension }) => isExtension)
  const sum = [
    `${count(due, 'missing')} calls missing`,
    `${count(due, 'differs')} answer otherwise`,
    `${due.filter(({ result }) => result === 'passed').length} checks as the contract says`,
    `${count(due, 'unasked')} calls not asked`,
  ].join(', ')
  return [
    `The contract at ${base}`,
    ...due.map(lineOf),
    '',
    'Extensions: pages work without them, and say less',
    ...extensions.map(lineOf),
    '',
    `${conforms(findings) ? 'Nothing is missing or different among what was asked' : 'The host is not there yet'}: ${sum}.`,
    '',
  ].join('\n')
}
