import { createLink } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Tab } from '../../ui/controls/tabs.tsx'
import { BackLink, RowLink, TextLink } from '../../ui/controls/text-link.tsx'

/** The shared links as links to pages of our own: they keep country and locale, and load the page ahead on hover. */
export const PageLink = createLink('a')
export const PageButton = createLink(ButtonLink)
export const PageTextLink = createLink(TextLink)
export const PageBackLink = createLink(BackLink)
export const PageRowLink = createLink(RowLink)
export const PageTab = createLink(Tab)
