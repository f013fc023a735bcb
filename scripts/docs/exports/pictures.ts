import { chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '../../browser/find-browser.ts'

/** A drawing as a file, and what it is called. */
export type Picture = { readonly svg: string; readonly title: string }

/** Pixels of a PNG for each pixel of the drawing: small letters stay sharp. */
const density = 2

const sizeOf = (svg: string) => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

/** The browser draws letters in the fonts that a drawing carries inside, which other viewers pass over. */
const inBrowser = async (
  pictures: readonly Picture[],
  take: (page: Page, picture: Picture) => Promise<Uint8Array>,
): Promise<Uint8Array[]> => {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser() })
  try {
    const page = await browser.newPage({ deviceScaleFactor: density })
    const taken: Uint8Array[] = []
    for (const picture of pictures) {
      const { width, height } = sizeOf(picture.svg)
      await page.setViewportSize({ width, height })
      await page.setContent(
        `<!doctype html><html lang="en"><title></title><style>@page{margin:0;size:${width}px ${height}px}body{margin:0}svg{display:block}</style><body>${picture.svg}`,
      )
      await page.evaluate((title) => {
        document.title = title
        return document.fonts.ready
      }, picture.title)
      taken.push(await take(page, picture))
    }
    return taken
  } finally {
    await browser.close()
  }
}

/** Pictures of drawings, twice as large as they are. */
export const pngs = (pictures: readonly Picture[]): Promise<Uint8Array[]> =>
  inBrowser(pictures, (page) => page.screenshot())

/** Drawings as documents of one page of their size, with text as text, a title and tags. */
export const pdfs = (pictures: readonly Picture[]): Promise<Uint8Array[]> =>
  inBrowser(pictures, (page) =>
    page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: false }),
  )
