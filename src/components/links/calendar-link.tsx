import { Trans } from '@lingui/react/macro'
import { type CalendarFile, calendarFilePath } from '../../../domain/calendar/calendar-file.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { usePlace } from '../app/app-context.ts'

type Props = Pick<CalendarFile, 'kind' | 'orderNumber' | 'day'> & {
  /** It has a line of its own, and the height of one that is tapped. */
  readonly isAlone?: boolean
}

/** Puts a last day into the shopper's own calendar; stands where the day is named (BY-33). */
export function CalendarLink({ isAlone = false, ...file }: Props) {
  const { country, locale, textLanguage: language } = usePlace()
  const Link = isAlone ? TextLink : 'a'
  return (
    <Link href={calendarFilePath({ ...file, language, country, locale })} data-link="calendar">
      <Trans>Add to calendar</Trans>
    </Link>
  )
}
