import { createElement, type ReactNode } from 'react'
import type { SvgElement, SvgNode } from '../../chart/svg-node.ts'

export type Props = Readonly<Record<string, unknown>>

const asProp = (name: string): string => {
  if (name === 'class') return 'className'
  if (/^(data|aria)-/.test(name)) return name
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Attributes as React calls them. */
export const propsOf = (attributes: SvgElement['attributes']): Props =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [asProp(name), value]))

/** Elements of a drawing; `show` may give one another form, with its children as they are. */
export const elementsOf = (
  node: SvgNode,
  show: (element: SvgElement, children: readonly ReactNode[]) => ReactNode | null,
): ReactNode => {
  if (typeof node === 'string') return node
  const children = node.children.map((child) => elementsOf(child, show))
  return show(node, children) ?? createElement(node.tag, propsOf(node.attributes), ...children)
}
