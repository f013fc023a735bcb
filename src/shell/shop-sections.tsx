import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useShopLink } from '../components/links/shop-links.ts'

const sections = [
  { path: 'new', name: msg({ message: 'New', context: 'shop section' }) },
  { path: 'women', name: msg({ message: 'Women', context: 'shop section' }) },
  { path: 'men', name: msg({ message: 'Men', context: 'shop section' }) },
  { path: 'kids', name: msg({ message: 'Kids', context: 'shop section' }) },
  { path: 'sports', name: msg({ message: 'Sports', context: 'shop section' }) },
]

/** The shop's sections with their addresses. */
export const useShopSections = () => {
  const { _ } = useLingui()
  const shopLink = useShopLink()
  return sections.map(({ path, name }) => ({ href: shopLink(path), name: _(name) }))
}
