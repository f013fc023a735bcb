import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useShopLink } from '../components/links/shop-links.ts'

const sections = [
  {
    path: 'new',
    name: msg({
      message: 'New',
      context: 'shop section',
      comment:
        'New products. Section in the header, one of five in a row, and in menu and footer. Up to 13 characters',
    }),
  },
  {
    path: 'women',
    name: msg({
      message: 'Women',
      context: 'shop section',
      comment:
        'Products for women. Section in the header, one of five in a row, and in menu and footer. Up to 10 characters',
    }),
  },
  {
    path: 'men',
    name: msg({
      message: 'Men',
      context: 'shop section',
      comment:
        'Products for men. Section in the header, one of five in a row, and in menu and footer. Up to 11 characters',
    }),
  },
  {
    path: 'kids',
    name: msg({
      message: 'Kids',
      context: 'shop section',
      comment:
        'Products for children. Section in the header, one of five in a row, and in menu and footer. Up to 14 characters',
    }),
  },
  {
    path: 'sports',
    name: msg({
      message: 'Sports',
      context: 'shop section',
      comment:
        'Products by sport. Section in the header, one of five in a row, and in menu and footer. Up to 13 characters',
    }),
  },
]

/** The shop's sections with their addresses. */
export const useShopSections = () => {
  const { _ } = useLingui()
  const shopLink = useShopLink()
  return sections.map(({ path, name }) => ({ href: shopLink(path), name: _(name) }))
}
