import type { FromPage } from '../../protocol/protocol.ts'
import type { Moment } from '../../recording/recording.schema.ts'
import { momentAfter, momentAt, record } from '../../recording/recording.ts'
import type { PanelContext, WatchedPage } from './panel.types.ts'

const nowhere: Moment = { actors: {} }

const afterNews = (
  page: WatchedPage | undefined,
  { news, page: id, path }: FromPage,
  panel: string,
): WatchedPage | undefined => {
  if (news.news === 'recording') {
    const { recording } = news
    const { isHolding = false, held = [], can = null } = page ?? {}
    const moment = momentAt(recording, recording.entries.length)
    return { id, path, recording, moment, isGone: false, isHolding, held, can }
  }
  if (!page) return undefined
  switch (news.news) {
    case 'entries': {
      const recording = record(page.recording, news.entries)
      return { ...page, path, recording, moment: momentAfter(page.moment ?? nowhere, news.entries) }
    }
    case 'can':
      return news.panel === panel ? { ...page, can: { actor: news.actor, can: news.can } } : page
    case 'calls':
      return { ...page, isHolding: news.isHolding, held: news.held }
    case 'gone':
      return { ...page, isGone: true }
    case 'refused':
      return page
  }
}

/** The pages that a panel knows after one of them has said something. */
export const pagesAfter = (
  { pages, panel }: Pick<PanelContext, 'pages' | 'panel'>,
  message: FromPage,
): PanelContext['pages'] => {
  const page = afterNews(pages[message.page], message, panel)
  return page ? { ...pages, [message.page]: page } : pages
}
