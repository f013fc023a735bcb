import type { AnyStateMachine } from 'xstate'
import type { Person } from './person.ts'

/** Parts of the shop that flows belong to, in the order a shopper meets them. */
export const areas = ['session', 'orders', 'returns', 'pickup', 'payments', 'shop'] as const
export type Area = (typeof areas)[number]

/** A flow as drawings, coverage and the model walk know it. */
export type Flow = {
  /** Folder name in machines and model-tests. */
  readonly id: string
  readonly area: Area
  /** Chart whose folder it lies in: it is invoked there. */
  readonly parent?: string
  readonly title: string
  /** One sentence for designers and testers. */
  readonly purpose: string
  readonly machine: AnyStateMachine
  /** Ids of spec/requirements.md that the chart carries. */
  readonly requirements: readonly string[]
  /** Whether somebody comes to it at all; everybody where left out. What a chart invokes is met where that happens. */
  readonly meets?: (person: Person) => boolean
}

/** Folder of a flow's chart under `machines/`. */
export const folderOf = ({ id, parent }: Pick<Flow, 'id' | 'parent'>): string =>
  parent === undefined ? id : `${parent}/${id}`
