import { sinceBegun } from '../../../book/times.ts'
import { type Lane, type Message, outside, type Sequence } from '../../../sequence/sequence.ts'
import css from './sequence-view.module.css'

const laneWidth = 156
const rowHeight = 36
const timeWidth = 92
const letter = 7

const cut = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, Math.max(1, most - 1))}…` : words

/** A message in few words: an event by its name, a state by where it led. */
const labelOf = ({ kind, words, code }: Message): string => {
  if (kind === 'event' || kind === 'fact') return code
  return kind === 'transition' ? words.replace(/^.* → /, '') : words
}

const widthOf = ({ lanes }: Sequence): number => timeWidth + lanes.length * laneWidth

const middleOf = (lanes: readonly Lane[], key: string): number =>
  timeWidth + (lanes.findIndex((lane) => lane.key === key) + 0.5) * laneWidth

/** Names of the lanes, which stay in sight. */
export function LaneHeads({ sequence }: { readonly sequence: Sequence }) {
  const { lanes } = sequence
  return (
    <svg className={css.heads} width={widthOf(sequence)} height={34} aria-hidden="true" direction="ltr">
      {lanes.map(({ key, name }) => (
        <text key={key} className={css.lane} x={middleOf(lanes, key)} y={22} textAnchor="middle">
          {cut(name, 20)}
          <title>{name}</title>
        </text>
      ))}
    </svg>
  )
}

/** What lanes say to each other, from top to bottom. */
export function SequenceDrawing(props: {
  readonly sequence: Sequence
  readonly startedAt: number
  readonly label: string
}) {
  const { lanes, messages } = props.sequence
  const height = messages.length * rowHeight + 12
  return (
    <svg width={widthOf(props.sequence)} height={height} role="img" aria-label={props.label} direction="ltr">
      {lanes.map(({ key }) => (
        <line
          key={key}
          className={key === outside ? css.outside : css.life}
          x1={middleOf(lanes, key)}
          x2={middleOf(lanes, key)}
          y1={0}
          y2={height}
        />
      ))}
      {messages.map((message, index) => (
        <g key={message.id} transform={`translate(0 ${index * rowHeight})`}>
          <text className={css.time} x={8} y={22}>
            {sinceBegun(message.at, props.startedAt)}
          </text>
          <Said message={message} from={middleOf(lanes, message.from)} to={middleOf(lanes, message.to)} />
        </g>
      ))}
    </svg>
  )
}

type Ends = { readonly message: Message; readonly from: number; readonly to: number }

function Said({ message, from, to }: Ends) {
  return message.from === message.to ? (
    <Alone message={message} at={from} />
  ) : (
    <Arrow {...{ message, from, to }} />
  )
}

/** What an actor became by itself. */
function Alone({ message, at }: { readonly message: Message; readonly at: number }) {
  const words = cut(labelOf(message), 20)
  const width = letter * words.length + 18
  const round = message.kind === 'timer' ? 12 : 3
  return (
    <g>
      <title>{message.words}</title>
      <rect className={css.box} x={at - width / 2} y={6} width={width} height={24} rx={round} />
      <text x={at} y={22} textAnchor="middle">
        {words}
      </text>
    </g>
  )
}

function Arrow({ message, from, to }: Ends) {
  const way = Math.sign(to - from)
  const isAnswer = message.kind === 'call' && message.code.startsWith('xstate.')
  const look = isAnswer ? css.answer : message.kind === 'fact' ? css.fact : undefined
  return (
    <g className={look}>
      <title>{message.words}</title>
      <path className={css.arrow} d={`M${from} 27H${to - 9 * way}`} />
      <path className={css.head} d={`M${to} 27l${-9 * way} -4v8z`} />
      <text className={css.said} x={(from + to) / 2} y={20} textAnchor="middle">
        {cut(labelOf(message), Math.floor(Math.abs(to - from) / letter))}
      </text>
    </g>
  )
}
