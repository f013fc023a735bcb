import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { catalogOf } from '../../domain/languages/catalogs.ts'
import { chooseLanguage, parsePath } from '../../domain/languages/locale.ts'
import { acceptedLanguages } from '../common/host-language.ts'
import { errorFields, type Log } from '../common/log.ts'
import { ProblemError, problem, problemResponse } from '../common/problems.ts'
import { isUnavailable, unavailableForSeconds } from '../common/unavailable.ts'
import { signInUnavailablePage } from '../page-shell/sign-in-problem-pages.ts'

/**
 * What no route expected, outside the API: logged without personal data, answered with a page to people and with
 * problem details to programs, never with a stack.
 */
export const answerUnexpected =
  (log: Log): ErrorHandler =>
  (error, c) => {
    if (error instanceof ProblemError) return problemResponse(error)
    if (error instanceof HTTPException && error.status < 500) return error.getResponse()
    log('error', 'host.failed', { method: c.req.method, ...errorFields(error) })
    const isDown = isUnavailable(error)
    const headers = isDown ? { 'Retry-After': String(unavailableForSeconds) } : {}
    if (!c.req.header('accept')?.includes('text/html')) {
      return problemResponse(problem(isDown ? 'unavailable' : 'internal', { headers }))
    }
    const preferred = acceptedLanguages(c.req.header('accept-language'))
    const place = parsePath(c.req.path)
    const language = catalogOf(chooseLanguage({ ...place, preferred }), place.country, preferred)
    return c.html(signInUnavailablePage(language), isDown ? 503 : 500, headers)
  }
