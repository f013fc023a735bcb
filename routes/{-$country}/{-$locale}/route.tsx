import { createFileRoute, Outlet } from '@tanstack/react-router'
import { parseTwoLetters } from '../../../domain/languages/locale.ts'
import { Shell } from '../../../src/shell/shell.tsx'

type PlaceParams = { country?: string | undefined; locale?: string | undefined }

const isPlace = ({ country, locale }: PlaceParams): boolean =>
  [country, locale].every((part) => part === undefined || parseTwoLetters(part) !== null)

/** Country and locale before every page, two letters each, either or both left out (SH-01). */
export const Route = createFileRoute('/{-$country}/{-$locale}')({
  params: { parse: (params) => (isPlace(params) ? params : false) },
  codeSplitGroupings: [],
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
