import { TextLink } from '../../ui/controls/text-link.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import text from '../../ui/text.module.css'

/** `tel:` address of a telephone number. */
export const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** A number to call, as it is shown. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <TextLink href={telOf(number)}>
      <Icon name="phone" small />
      <bdi dir="ltr" className={text.num}>
        {number}
      </bdi>
    </TextLink>
  )
}
