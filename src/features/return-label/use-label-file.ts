import { sessionPaths } from '../../../contract/session/session.ts'
import { pathPrefix } from '../../../domain/languages/locale.ts'
import { usePlace } from '../../components/app/app-context.ts'

/** Address of a return's label as a PDF for the browser's own viewer, which pages may not open one in (docs/decisions/0036). */
export const useLabelFile = (returnOrderNumber: string): string => {
  const place = usePlace()
  const query = new URLSearchParams({
    language: place.language,
    returnTo: `${pathPrefix(place)}/orders/returns/${returnOrderNumber}`,
  })
  return `${sessionPaths.returnLabel}/${returnOrderNumber}?${query}`
}
