import { getExperience } from '../../contract/session/experience.ts'
import { idempotencyHeader } from '../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../contract/wire/link-code.ts'
import type { Ask } from './asker.ts'
import { asExtension, comparison, type Finding } from './findings.ts'

/** Header fields that pages send. */
export const sentHeaders = ['Authorization', 'Content-Type', idempotencyHeader, validationCodeHeader]

/** Header fields of answers that pages read, beside the time: when to ask again, and which arrival there is already. */
export const exposedHeaders = ['Retry-After', 'Location']

const lacks = (list: string | null, names: readonly string[]): readonly string[] => {
  const listed = (list ?? '').split(',').map((name) => name.trim().toLowerCase())
  return names.filter((name) => !listed.includes(name.toLowerCase()))
}

/** The host's time, by which pages count windows: without it they count in the device's. */
export const checkDate = async (ask: Ask, country: string): Promise<readonly Finding[]> => {
  const answer = await ask(getExperience, { query: { country, language: 'en' } })
  const date = answer.headers.get('date')
  const isTime = date !== null && !Number.isNaN(Date.parse(date))
  return [asExtension(comparison({ id: 'Date' }, 'the host’s time', isTime ? [] : ['no header field Date']))]
}

/** What a page of another origin may send and read (CORS). Reading `Date` belongs to the extension. */
export const checkPages = async (ask: Ask, origin: string): Promise<readonly Finding[]> => {
  const preflight = await ask(
    { method: 'OPTIONS', path: getExperience.path },
    {
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': sentHeaders.join(','),
      },
    },
  )
  const answer = await ask(getExperience, { headers: { Origin: origin } })
  const allowed = [preflight, answer].every(
    ({ headers }) => headers.get('access-control-allow-origin') === origin,
  )
  const refused = lacks(preflight.headers.get('access-control-allow-headers'), sentHeaders)
  const exposed = answer.headers.get('access-control-expose-headers')
  const unread = lacks(exposed, exposedHeaders)
  const undated = lacks(exposed, ['Date'])
  return [
    comparison({ id: 'CORS' }, 'pages of another origin', [
      ...(allowed ? [] : [`Access-Control-Allow-Origin does not name ${origin}`]),
      ...refused.map((name) => `Access-Control-Allow-Headers lacks ${name}`),
      ...unread.map((name) => `Access-Control-Expose-Headers lacks ${name}`),
    ]),
    asExtension(
      comparison(
        { id: 'CORS' },
        'pages may read the time',
        undated.map((name) => `Access-Control-Expose-Headers lacks ${name}`),
      ),
    ),
  ]
}
