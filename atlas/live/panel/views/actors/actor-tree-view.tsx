import { Fragment } from 'react'
import { VisuallyHidden } from '../../../../../src/ui/layout/visually-hidden.tsx'
import { nameOf } from '../../../book/names.ts'
import { type ActorTree, actorTree, restingStates, type TreeNode } from '../../../now/actor-tree.ts'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './actor-tree-view.module.css'

const endWords = { active: '', done: 'ended', error: 'broke', stopped: 'was stopped' } as const

const kindWords = { chart: 'chart', call: 'call', listener: 'listener' } as const

/** The page's actors, each under who began it. */
export function ActorTreeView() {
  const { moment, context, send } = useShown()
  return (
    <nav className={css.view} aria-label="Actors of the page">
      <div className={css.head}>
        <h2 className={css.title}>Actors</h2>
        <ToolButton
          aria-pressed={context.actor === null}
          onClick={() => send({ type: 'actor.follow' })}
          title="Shows the chart that was acted upon last"
        >
          Follow
        </ToolButton>
      </div>
      <Branch {...actorTree(moment)} />
    </nav>
  )
}

const foldedWords = (listening: number, ended: number): string =>
  [listening > 0 && `${listening} listening`, ended > 0 && `${ended} ended`].filter(Boolean).join(', ')

/** Those that only listen, or have ended, are folded away. */
function Branch({ children, ended }: ActorTree) {
  const listening = children.filter(({ kind }) => kind === 'listener')
  const going = children.filter(({ kind }) => kind !== 'listener')
  const folded = [...listening, ...ended]
  return (
    <>
      {going.length > 0 && (
        <ul className={css.list}>
          {going.map((node) => (
            <li key={node.actor.key}>
              <Node node={node} />
              <Branch {...node} />
            </li>
          ))}
        </ul>
      )}
      {folded.length > 0 && (
        <details className={css.ended}>
          <summary>{foldedWords(listening.length, ended.length)}</summary>
          <ul className={css.list}>
            {folded.map((node) => (
              <li key={node.actor.key}>
                <Node node={node} />
                <Branch {...node} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Node({ node: { actor, kind } }: { readonly node: TreeNode }) {
  const { actor: shown, send } = useShown()
  const isOver = actor.status !== 'active'
  const inside = (
    <>
      <span className={css.mark} data-kind={kind} data-over={isOver || undefined} />
      <span className={css.name}>
        {nameOf(actor)}
        <VisuallyHidden>, {kindWords[kind]}</VisuallyHidden>
      </span>
      <span className={css.states}>
        {isOver && endWords[actor.status]}
        {!isOver && kind === 'call' && 'waits for its answer'}
        {!isOver && kind === 'listener' && 'listens'}
        {!isOver && kind === 'chart' && <States states={restingStates(actor.states)} />}
      </span>
    </>
  )
  if (kind !== 'chart') return <p className={css.actor}>{inside}</p>
  return (
    <button
      type="button"
      className={css.actor}
      aria-current={actor.key === shown?.key}
      onClick={() => send({ type: 'actor.choose', actor: actor.key })}
    >
      {inside}
    </button>
  )
}

/** Where a chart rests, one state after the other. */
function States({ states }: { readonly states: readonly string[] }) {
  return states.map((state, index) => (
    <Fragment key={state}>
      {index > 0 && ' · '}
      <code>{state}</code>
    </Fragment>
  ))
}
