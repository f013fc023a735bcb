import type { TestDetailsAnnotation } from '@playwright/test'

/** What a chart rests in, and in how many looks axe has looked at it. */
type Checked = { readonly flow: string; readonly screen: string; readonly looks: number }

type Planned = { readonly flow: string; readonly screens: readonly string[] }

const plannedType = 'axe is to look at'
const checkedType = 'axe has looked at'

/** Says with a test which screens it will look at. */
export const planned = (plan: Planned): TestDetailsAnnotation => ({
  type: plannedType,
  description: JSON.stringify(plan),
})

/** Says with a test's result that it has looked at one. */
export const checked = (screen: Checked): TestDetailsAnnotation => ({
  type: checkedType,
  description: JSON.stringify(screen),
})

const readAll = (annotations: readonly TestDetailsAnnotation[], type: string): readonly unknown[] =>
  annotations
    .filter((annotation) => annotation.type === type)
    .map(({ description = 'null' }) => JSON.parse(description))

export const plannedIn = (annotations: readonly TestDetailsAnnotation[]) =>
  readAll(annotations, plannedType) as readonly Planned[]

export const checkedIn = (annotations: readonly TestDetailsAnnotation[]) =>
  readAll(annotations, checkedType) as readonly Checked[]
