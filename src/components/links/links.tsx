import { createLink, type LinkComponent } from '@tanstack/react-router'
import { type ComponentType, createElement } from 'react'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Tab } from '../../ui/controls/tabs.tsx'
import { BackLink, RowLink, TextLink } from '../../ui/controls/text-link.tsx'

/** The router's links are current on all pages beneath theirs as well: ours on their own page alone (WCAG 4.1.2). */
const currentOnItsPage = <Shape,>(Link: LinkComponent<Shape>): LinkComponent<Shape> =>
  ((props: object) =>
    createElement(
      Link as ComponentType<object>,
      {
        activeOptions: { exact: true },
        ...props,
      } as object,
    )) as LinkComponent<Shape>

/** The shared links as links to pages of our own: they keep country and locale, and load the page ahead on hover. */
export const PageLink = currentOnItsPage(createLink('a'))
export const PageButton = currentOnItsPage(createLink(ButtonLink))
export const PageTextLink = currentOnItsPage(createLink(TextLink))
export const PageBackLink = currentOnItsPage(createLink(BackLink))
export const PageRowLink = currentOnItsPage(createLink(RowLink))
export const PageTab = createLink(Tab)
