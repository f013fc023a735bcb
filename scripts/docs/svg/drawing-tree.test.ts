import { expect, it } from 'vitest'
import { cancellationSample } from '../../../atlas/chart/cancellation-sample.ts'
import { readChart } from '../../../atlas/chart/read-chart.ts'
import { withDescendants } from '../../../atlas/chart/states.ts'
import type { SvgElement } from '../../../atlas/chart/svg-node.ts'
import { svgText } from '../../../atlas/chart/svg-text.ts'
import { drawChart } from '../layout/drawing.ts'
import { drawingTree } from './drawing-tree.ts'
import { faces, shapes } from './look.ts'

const chart = readChart(cancellationSample)

const elementsOf = (tree: SvgElement): SvgElement[] => [
  tree,
  ...tree.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
]

it('is a drawing for a page: no name, frame, legend, description or fonts, and a place for coverage in each state', async () => {
  const elements = elementsOf(drawingTree(await drawChart(chart), { isBare: true }))
  expect(elements.filter(({ tag }) => ['title', 'desc', 'style', 'defs'].includes(tag))).toEqual([])
  expect(elements.filter((element) => ['frame', 'title'].includes(element.attributes.class ?? ''))).toEqual(
    [],
  )
  const states = elements.filter(({ attributes }) => attributes['data-state'] !== undefined)
  expect(states.map(({ attributes }) => attributes['data-state']).sort()).toEqual(
    withDescendants(chart.root)
      .slice(1)
      .map(({ path }) => path)
      .sort(),
  )
  const bars = states.map((state) => elementsOf(state).filter(({ attributes }) => attributes.class === 'bar'))
  expect(bars.map((own) => own.length)).toEqual(states.map(() => 1))
})

it('has the look of every shape and text in attributes beside its class, which a page outranks by CSS', async () => {
  const looks: Readonly<Record<string, object>> = { ...shapes, ...faces }
  const elements = elementsOf(drawingTree(await drawChart(chart, 'compact'), { isBare: true }))
  const plain = elements.filter(({ tag, attributes }) => {
    const look = looks[attributes.class ?? '']
    return look
      ? !Object.entries(look).every(([name, value]) => attributes[name] === value)
      : tag !== 'g' && tag !== 'svg'
  })
  const inIcons = elements.filter(({ attributes }) => attributes.class === 'icon').flatMap(elementsOf)
  expect(plain.filter((element) => !inIcons.includes(element))).toEqual([])
})

it('is written as markup that says the same', () => {
  const tree: SvgElement = {
    tag: 'g',
    attributes: { class: 'state', 'data-state': 'a "b" <c> & d' },
    children: [{ tag: 'path', attributes: { d: 'M0 0' }, children: [] }, 'x < y'],
  }
  expect(svgText(tree)).toBe(
    '<g class="state" data-state="a &#34;b&#34; &#60;c&#62; &#38; d"><path d="M0 0"/>x &#60; y</g>',
  )
})
