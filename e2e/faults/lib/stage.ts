import type { Locator, Page } from '@playwright/test'
import type { Sandbox } from '../../support/sandbox.ts'

export type World = { readonly page: Page; readonly sandbox: Sandbox }

/** One thing that one shopper changes, and the pages that do it. */
export type Stage = {
  /** Opens the page up to the press, everything typed; where nothing is pressed the page begins by itself. */
  readonly open: (page: Page) => Promise<void>
  readonly press?: (page: Page) => Locator
  /** Stands on a page once it was made, also one that was loaded anew. */
  readonly done: (page: Page) => Locator
  /** Names of what leads on from whatever view a fault leads to, in the order in which they are tried. */
  readonly waysOn?: readonly string[]
  /** Steps from a page that was loaded anew to the press, where nothing has to be typed. */
  readonly again?: (page: Page) => Promise<void>
  /** How often the host has done it, where the outcomes of the keys do not tell. */
  readonly effects?: (page: Page) => Promise<number>
}

export type Arrange = (world: World) => Promise<Stage>
