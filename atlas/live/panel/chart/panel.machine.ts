import { assign, fromCallback, raise, setup } from 'xstate'
import { type LogKind, logKinds } from '../../log/log-row.ts'
import type { Command, FromPage } from '../../protocol/protocol.ts'
import { readRecording } from '../../recording/read-recording.ts'
import type { HeardEvent } from '../../recording/recording.schema.ts'
import { momentAt } from '../../recording/recording.ts'
import { pagesAfter } from './pages-known.ts'
import { selectActor, selectCases, selectMoments, selectPage } from './panel.selectors.ts'
import type { PanelContext, PanelEvent, PanelInput, ToPages } from './panel.types.ts'

type Spoken = { readonly message: FromPage }
type OfFile = { readonly name: string; readonly text: string }

/** To the chosen page. */
const to = ({ page }: PanelContext, command: Command): ToPages => ({ page, command })
const shownKey = (context: PanelContext): string => selectActor(context)?.key ?? ''
/** The one that would be shown now. */
const liveKey = (context: PanelContext): string => shownKey({ ...context, at: null })

/** What the panel itself is doing: which page it looks at, and which of its moments. */
export const panelMachine = setup({
  types: {
    input: {} as PanelInput,
    context: {} as PanelContext,
    events: {} as PanelEvent,
  },
  actors: {
    /** Provided: hears what pages say. */
    pages: fromCallback<PanelEvent, undefined>(() => undefined),
  },
  actions: {
    /** Provided: passes on what pages are asked. */
    tell: (_, __: ToPages) => undefined,
    keepNews: assign(({ context }, { message }: Spoken) => ({
      pages: pagesAfter(context, message),
      ...(message.news.news === 'refused' && message.page === context.page && { problem: message.news.why }),
    })),
    choosePage: assign((_, { page }: { page: string }) => ({
      page,
      wanted: null,
      imported: null,
      actor: null,
      watched: null,
      edits: {},
      problem: null,
    })),
    chooseActor: assign((_, { actor }: { actor: string | null }) => ({ actor, edits: {}, watched: null })),
    lookAt: assign((_, { at, actor }: { at: number; actor?: string }) => ({
      at,
      ...(actor !== undefined && { actor, edits: {} }),
    })),
    lookAtNow: assign({ at: null }),
    lookFurther: assign({
      at: ({ context }) => selectMoments(context).find((moment) => moment > (context.at ?? 0)) ?? context.at,
    }),
    lookAtStart: assign({ at: ({ context }) => selectMoments(context)[0] ?? null }),
    showNow: raise({ type: 'now.choose' }),
    toggleActorFilter: assign({
      filter: ({ context: { filter } }) => ({ ...filter, isOfActor: !filter.isOfActor }),
    }),
    findText: assign(({ context: { filter } }, { text }: { text: string }) => ({
      filter: { ...filter, text },
    })),
    toggleKind: assign(({ context: { filter } }, { kind }: { kind: LogKind }) => {
      const kinds = new Set(filter.kinds)
      if (!kinds.delete(kind)) kinds.add(kind)
      return { filter: { ...filter, kinds } }
    }),
    keepEdit: assign(({ context }, { id, event }: { id: string; event: HeardEvent }) => ({
      edits: { ...context.edits, [id]: event },
      watched: null,
    })),
    keepImported: assign((_, { name, text }: OfFile) => {
      const read = readRecording(text)
      if (read.kind === 'unreadable') return { problem: read.why }
      const { recording } = read
      const moment = momentAt(recording, recording.entries.length)
      return { imported: { name, recording, moment }, actor: null, edits: {}, problem: null }
    }),
    closeImported: assign({ imported: null, actor: null, watched: null, edits: {} }),
    forgetProblem: assign({ problem: null }),
    keepWatched: assign(({ context }) => ({
      watched: { page: context.page ?? '', actor: liveKey(context) },
    })),
  },
  guards: {
    isUnknown: ({ context }, { message }: Spoken) =>
      message.news.news === 'entries' && !context.pages[message.page],
    /** The page of the address, or any where there is none; in place of one that is gone, the next that speaks. */
    isToBeShown: ({ context }, { message }: Spoken) =>
      message.news.news === 'recording' &&
      context.pages[message.page] === undefined &&
      (context.wanted ?? message.page) === message.page,
    isGone: ({ context }) => selectPage(context)?.isGone === true,
    isBack: ({ context }) => selectPage(context)?.isGone === false,
    isKnown: ({ context }, { page }: { page: string }) => context.pages[page] !== undefined,
    isRecording: (_, { text }: OfFile) => readRecording(text).kind === 'read',
    /** The page does not say yet which cases of the shown actor can happen. */
    isWatchDue: ({ context }) => {
      const { watched, page } = context
      const actor = liveKey(context)
      return actor !== '' && (watched?.page !== page || watched.actor !== actor)
    },
    hasPage: ({ context }) => context.page !== null,
    isAtEnd: ({ context }) => {
      const last = selectMoments(context).at(-1)
      return last === undefined || (context.at ?? 0) >= last
    },
  },
  delays: { beat: 700 },
}).createMachine({
  id: 'livePanel',
  description: 'Shows the charts of a page as they run, and steps them by hand.',
  context: ({ input: { panel, page } }) => ({
    panel,
    wanted: page,
    pages: {},
    page: null,
    imported: null,
    actor: null,
    at: null,
    filter: { isOfActor: false, kinds: new Set(logKinds), text: '' },
    edits: {},
    watched: null,
    problem: null,
  }),
  invoke: { id: 'pages', src: 'pages' },
  type: 'parallel',
  on: {
    'actor.choose': { actions: [{ type: 'chooseActor', params: ({ event }) => event }] },
    'actor.follow': { actions: [{ type: 'chooseActor', params: { actor: null } }] },
    'filter.actor': { actions: 'toggleActorFilter' },
    'filter.text': { actions: { type: 'findText', params: ({ event }) => event } },
    'filter.kind': { actions: { type: 'toggleKind', params: ({ event }) => event } },
    'problem.dismiss': { actions: 'forgetProblem' },
  },
  states: {
    source: {
      description: 'What is looked at.',
      initial: 'seeking',
      on: {
        'page.spoke': [
          {
            guard: { type: 'isUnknown', params: ({ event }) => event },
            actions: {
              type: 'tell',
              params: ({ event }) => ({ page: event.message.page, command: { do: 'tell' as const } }),
            },
          },
          { actions: [{ type: 'keepNews', params: ({ event }) => event }] },
        ],
        'page.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: '.page',
          actions: [{ type: 'choosePage', params: ({ event }) => event }, 'showNow'],
        },
        'recording.import': [
          {
            guard: { type: 'isRecording', params: ({ event }) => event },
            target: '.imported',
            actions: [{ type: 'keepImported', params: ({ event }) => event }, 'showNow'],
          },
          { actions: { type: 'keepImported', params: ({ event }) => event } },
        ],
      },
      states: {
        seeking: {
          description: 'No page has answered yet. A page that is watched says so by itself.',
          entry: { type: 'tell', params: { page: null, command: { do: 'tell' } } },
          on: {
            'page.spoke': {
              guard: { type: 'isToBeShown', params: ({ event }) => event },
              target: 'page',
              actions: [
                { type: 'keepNews', params: ({ event }) => event },
                { type: 'choosePage', params: ({ event }) => event.message },
              ],
            },
          },
        },
        page: {
          description: 'A page of this browser.',
          initial: 'running',
          states: {
            running: {
              description: 'It is open, and can be stepped by hand.',
              always: [
                { guard: 'isGone', target: 'gone' },
                {
                  guard: 'isWatchDue',
                  actions: [
                    {
                      type: 'tell',
                      params: ({ context }) =>
                        to(context, {
                          do: 'watch',
                          panel: context.panel,
                          actor: liveKey(context),
                          events: selectCases({ ...context, at: null }).map(({ event }) => event),
                        }),
                    },
                    'keepWatched',
                  ],
                },
              ],
              on: {
                'event.send': {
                  actions: [
                    'forgetProblem',
                    {
                      type: 'tell',
                      params: ({ context, event }) =>
                        to(context, { do: 'send', actor: shownKey(context), event: event.event }),
                    },
                  ],
                },
                'timer.runOut': {
                  actions: [
                    'forgetProblem',
                    {
                      type: 'tell',
                      params: ({ context, event }) =>
                        to(context, { do: 'fire', actor: shownKey(context), timer: event.timer }),
                    },
                  ],
                },
                'call.answer': {
                  actions: [
                    'forgetProblem',
                    {
                      type: 'tell',
                      params: ({ context, event }) =>
                        to(context, { do: 'answer', actor: event.call, answer: event.answer }),
                    },
                  ],
                },
                'calls.hold': {
                  actions: {
                    type: 'tell',
                    params: ({ context, event }) => to(context, { do: 'hold', on: event.on }),
                  },
                },
                'call.release': {
                  actions: {
                    type: 'tell',
                    params: ({ context, event }) => to(context, { do: 'release', call: event.call }),
                  },
                },
                'case.edit': { actions: [{ type: 'keepEdit', params: ({ event }) => event }] },
              },
            },
            gone: {
              description:
                'It was left or closed. What it recorded is still there; the next page takes its place.',
              always: { guard: 'isBack', target: 'running' },
              on: {
                'page.spoke': {
                  guard: { type: 'isToBeShown', params: ({ event }) => event },
                  target: 'running',
                  actions: [
                    { type: 'keepNews', params: ({ event }) => event },
                    { type: 'choosePage', params: ({ event }) => event.message },
                    'showNow',
                  ],
                },
              },
            },
          },
        },
        imported: {
          description: 'A recording from a file: it can be looked at, and not be changed.',
          on: {
            'recording.close': [
              { guard: 'hasPage', target: 'page', actions: ['closeImported', 'showNow'] },
              { target: 'seeking', actions: ['closeImported', 'showNow'] },
            ],
          },
        },
      },
    },
    time: {
      description: 'Which of its moments is looked at.',
      initial: 'now',
      on: { 'moment.choose': { target: '.back', actions: { type: 'lookAt', params: ({ event }) => event } } },
      states: {
        now: {
          description: 'The newest one, as it happens.',
          entry: 'lookAtNow',
          on: { 'play.start': { target: 'back.playing', actions: 'lookAtStart' } },
        },
        back: {
          description: 'An earlier one: charts, tree and contexts are as they were.',
          initial: 'resting',
          on: { 'now.choose': 'now' },
          states: {
            resting: {
              description: 'It stands still.',
              on: {
                'play.start': [
                  { guard: 'isAtEnd', target: 'playing', actions: 'lookAtStart' },
                  { target: 'playing' },
                ],
              },
            },
            playing: {
              description: 'Goes through the moments by itself, up to the newest one.',
              on: { 'play.pause': 'resting' },
              after: {
                beat: [
                  { guard: 'isAtEnd', target: 'resting' },
                  { target: 'playing', reenter: true, actions: 'lookFurther' },
                ],
              },
            },
          },
        },
      },
    },
  },
})
