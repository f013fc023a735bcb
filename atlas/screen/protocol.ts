import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import type { Direction } from '../../domain/languages/locale.ts'

/** Which state is shown, and how. */
export type ScreenQuestion = {
  /** Id in `machines/index.ts`. */
  readonly flow: string
  /** Path of the state: `dialog.inProgress.shown`. */
  readonly state: string
  /** Two letters, lower case; `null`: one whose main language it is. */
  readonly country: string | null
  readonly language: Catalog
  /** `pseudo`: the language's texts with accents and two fifths longer, which shows what a longer language would break. */
  readonly words: 'pseudo' | null
  /** `null`: the language's own. */
  readonly direction: Direction | null
  /** `null`: the system's. */
  readonly theme: 'light' | 'dark' | null
  readonly motion: 'reduce' | null
  /** Size of text in per cent. */
  readonly text: number
}

/** A text of the screen: its message's id and how it is shown. */
export type ScreenText = { readonly id: string; readonly text: string }

/** A call that waits for its answer, of the flow or of a chart that it invokes. */
export type ScreenCall = { readonly chart: string; readonly actor: string }

/** A timer that runs: its name in the chart and its length. */
export type ScreenTimer = { readonly chart: string; readonly delay: string; readonly ms: number }

type About = { readonly flow: string; readonly state: string }

/** The state stands on the page. */
export type ScreenShown = About &
  ScreenSize & {
    readonly type: 'screen.shown'
    /** Every state in which the flow rests now. */
    readonly leaves: readonly string[]
    /** What the flow's own selector says is shown; `null` where the model asks none. */
    readonly view: string | null
    /** Whether the flow has ended here; its page is about to show something else. */
    readonly isOver: boolean
    /** Where the flow is not in the country that was asked for, this is one that has it. Two letters, lower case. */
    readonly country: string
    readonly language: Catalog
    /** How the flow came here: where it began, then each step. */
    readonly steps: readonly string[]
    readonly texts: readonly ScreenText[]
    readonly calls: readonly ScreenCall[]
    readonly timers: readonly ScreenTimer[]
    /** The page's markup in a few letters: pages that look different have different ones. */
    readonly look: string
  }

/** How the page fits into its window. */
type ScreenSize = {
  /** Of the window, in CSS pixels. */
  readonly width: number
  /** By how many CSS pixels the page is wider. */
  readonly overflow: number
}

/** The window has got another size, or somebody asked. */
type ScreenSized = About & { readonly type: 'screen.sized' } & ScreenSize

/** The state cannot be shown as it should be. */
type ScreenFailed = About & { readonly type: 'screen.failed'; readonly message: string }

/** A link, a form or the page itself would have led away; it did not. */
type ScreenLeft = About & { readonly type: 'screen.left'; readonly address: string }

/** The screen can be asked by message. */
type ScreenReady = { readonly type: 'screen.ready' }

/** What a screen tells the window that holds it. */
export type ScreenNews = ScreenReady | ScreenShown | ScreenFailed | ScreenLeft | ScreenSized

/**
 * Asks a screen that is there for another state, in place of another address, where only the last of several questions is sure to be
 * answered; or how its page fits into the window now.
 */
export type ScreenAsk =
  | { readonly type: 'screen.ask'; readonly question: ScreenQuestion }
  | { readonly type: 'screen.measure' }

/** The query that asks for a screen by its address. */
export const screenQuery = (question: ScreenQuestion): string =>
  new URLSearchParams(
    Object.entries(question).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString()
