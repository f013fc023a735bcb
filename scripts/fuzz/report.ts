import { type CallFindings, loading } from './run-fuzz.ts'

/** Findings of one call that are told word for word. */
const maxTold = 5

/** Each call with its requests, answers and dearest request, then what was found. */
export const fuzzTable = (calls: readonly CallFindings[], seed: number): string => {
  const sum = (of: (call: CallFindings) => number) => calls.reduce((total, call) => total + of(call), 0)
  const worst = calls.toSorted((one, other) => other.worstCpuMs - one.worstCpuMs)
  const dearest = worst.find(({ call }) => call !== loading)
  const rows = worst.map(({ call, requests, classes, worstCpuMs, findings }) =>
    [
      call,
      requests,
      classes['2xx'] ?? 0,
      classes['4xx'] ?? 0,
      classes['5xx'] ?? 0,
      worstCpuMs.toFixed(1),
      findings.length,
    ].join(' | '),
  )
  const found = calls.flatMap(({ call, findings }) =>
    findings.slice(0, maxTold).map((text) => `- ${call}: ${text}`),
  )
  return [
    '| Call | Requests | 2xx | 4xx | 5xx | Dearest, ms | Findings |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
    `${sum(({ requests }) => requests)} requests to ${calls.length - 1} calls, seed ${seed}: the dearest took ${dearest?.worstCpuMs.toFixed(1)} ms of the host's processor time, ${sum(({ findings }) => findings.length)} findings.`,
    ...found,
    '',
  ].join('\n')
}
