import * as v from 'valibot'

const Severity = v.picklist(['info', 'low', 'moderate', 'high', 'critical'])

/** What `npm audit --json` writes once the registry has answered (npm's report, version 2). */
const Report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ name: v.string(), severity: Severity, range: v.string(), nodes: v.array(v.string()) }),
  ),
})

/** What it writes where it got no such answer. */
const Refusal = v.object({
  message: v.optional(v.string(), ''),
  statusCode: v.optional(v.number()),
  error: v.object({ code: v.optional(v.string(), ''), summary: v.optional(v.string(), '') }),
})

export type Verdict = {
  /** `unasked`: the registry could not be reached, or gives no such answers. */
  readonly outcome: 'clean' | 'found' | 'unasked' | 'failed'
  /** For whoever reads it, without the address of a registry. */
  readonly lines: readonly string[]
}

const noSuchEndpoint: readonly number[] = [404, 405, 410, 501]
const unreachable =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|network timeout|socket hang up/i

/** Why there is no report, where that is no fault of ours; else `null`. */
const whyUnasked = (answer: unknown): string | null => {
  const refusal = v.safeParse(Refusal, answer)
  if (!refusal.success) return null
  const { statusCode, message, error } = refusal.output
  if (statusCode !== undefined && (noSuchEndpoint.includes(statusCode) || statusCode >= 500))
    return `the registry answers ${statusCode}`
  const reason = unreachable.exec(`${error.code} ${error.summary} ${message}`)?.[0]
  return reason === undefined ? null : `the registry cannot be reached (${reason})`
}

const isGrave = (severity: v.InferOutput<typeof Severity>) => severity === 'high' || severity === 'critical'

/**
 * What a report means: grave findings (high, critical) in what is shipped fail; others are told.
 *
 * @param answer what `npm audit --json` wrote, parsed.
 * @param shipped places in package-lock.json of what is shipped.
 */
export const judgeAudit = (answer: unknown, shipped: readonly string[]): Verdict => {
  const why = whyUnasked(answer)
  if (why !== null) return { outcome: 'unasked', lines: [`NOT AUDITED: ${why}.`] }
  const report = v.safeParse(Report, answer)
  if (!report.success) return { outcome: 'failed', lines: ['npm audit gave no report that can be read.'] }
  const findings = Object.values(report.output.vulnerabilities).map(({ name, severity, range, nodes }) => {
    const isShipped = nodes.some((place) => shipped.includes(place))
    const line = `${severity}: ${name} ${range} (${isShipped ? 'shipped' : 'development only'})`
    return { line, fails: isShipped && isGrave(severity) }
  })
  const outcome = findings.some(({ fails }) => fails) ? 'found' : 'clean'
  return {
    outcome,
    lines: [`${findings.length} known to the registry.`, ...findings.map(({ line }) => line)],
  }
}

/** What `npm audit signatures --json` writes: packages whose signature is wrong, and those that have none. */
const Signatures = v.object({
  invalid: v.array(v.object({ name: v.string(), version: v.string() })),
  missing: v.array(v.object({ name: v.string(), version: v.string() })),
})

/**
 * What the check of signatures and provenance means: one that is wrong or missing fails.
 *
 * @param answer what `npm audit signatures --json` wrote, parsed.
 */
export const judgeSignatures = (answer: unknown): Verdict => {
  const why = whyUnasked(answer)
  if (why !== null) return { outcome: 'unasked', lines: [`SIGNATURES NOT CHECKED: ${why}.`] }
  const checked = v.safeParse(Signatures, answer)
  if (!checked.success)
    return { outcome: 'failed', lines: ['npm audit signatures gave no answer that can be read.'] }
  const { invalid, missing } = checked.output
  const said = (what: string) => (found: { readonly name: string; readonly version: string }) =>
    `${found.name}@${found.version}: ${what}`
  return invalid.length + missing.length === 0
    ? { outcome: 'clean', lines: ['Every installed package has the signature of its registry.'] }
    : {
        outcome: 'found',
        lines: [...invalid.map(said('wrong signature')), ...missing.map(said('no signature'))],
      }
}
