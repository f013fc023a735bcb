import type { SvgNode } from './svg-node.ts'

/** Text as XML text or attribute value. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A drawing as markup, attributes in the order in which they were given. */
export function svgText(node: SvgNode): string {
  if (typeof node === 'string') return escaped(node)
  const { tag, attributes, children } = node
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${tag}${written.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.map(svgText).join('')}</${tag}>`
}
