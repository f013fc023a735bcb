/** States and transitions of a state diagram, as far as our export writes one. Unknown lines are an error. */
export type MermaidDiagram = {
  readonly states: Map<string, { name: string; sentence?: string; parent?: string; kind?: 'choice' }>
  /** By the state that holds them; '' is the diagram. */
  readonly initial: [holder: string, state: string][]
  readonly finals: string[]
  readonly transitions: [source: string, target: string, words: string][]
  readonly notes: string[]
}

/** An id as Mermaid's own lexer takes one, without what would make it something else. */
const id = '([A-Za-z][A-Za-z0-9_]*)'
/** Text without signs that Mermaid reads as its own. */
const text = '((?:[^#;:"<>{}\\[\\]`\\\\]|#\\d+;)*)'

const shown = (of: string) => of.replace(/#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

/** Reads what `mermaid` writes by the grammar of Mermaid 11 and 12, more strictly than they do. */
export function readMermaid(diagram: string): MermaidDiagram {
  const read: MermaidDiagram = { states: new Map(), initial: [], finals: [], transitions: [], notes: [] }
  const holders: string[] = []
  let isNote = false
  const rules: readonly [RegExp, (...parts: string[]) => void][] = [
    [new RegExp(`^state "${text}" as ${id}$`), (name, state) => add(state, { name: shown(name) })],
    [new RegExp(`^state ${id} <<choice>>$`), (state) => add(state, { name: state, kind: 'choice' })],
    [new RegExp(`^state ${id} \\{$`), (state) => holders.push(state)],
    [/^\}$/, () => holders.pop()],
    [/^--$/, () => undefined],
    [new RegExp(`^\\[\\*\\] --> ${id}$`), (state) => read.initial.push([holders.at(-1) ?? '', state])],
    [new RegExp(`^${id} --> \\[\\*\\]$`), (state) => read.finals.push(state)],
    [
      new RegExp(`^${id} --> ${id} : ${text}$`),
      (source, target, words) => read.transitions.push([source, target, shown(words)]),
    ],
    [new RegExp(`^${id} : ${text}$`), (state, sentence) => add(state, { sentence: shown(sentence) })],
    [
      new RegExp(`^note right of ${id}$`),
      () => {
        isNote = true
      },
    ],
  ]
  const add = (state: string, more: { name?: string; sentence?: string; kind?: 'choice' }) => {
    const parent = holders.at(-1)
    const known = read.states.get(state) ?? { name: state, ...(parent && { parent }) }
    read.states.set(state, { ...known, ...more })
  }
  const lines = diagram.trimEnd().split('\n')
  if (!/^---\ntitle: ".*"\n---\nstateDiagram-v2\n/.test(diagram)) throw new Error('No state diagram')
  for (const line of lines.slice(4).map((one) => one.trim())) {
    if (isNote) {
      if (line === 'end note') isNote = false
      else read.notes.push(shown(line))
      continue
    }
    const rule = rules.find(([pattern]) => pattern.test(line))
    if (!rule) throw new Error(`Not Mermaid: ${line}`)
    rule[1](...(rule[0].exec(line)?.slice(1) ?? []))
  }
  if (holders.length > 0) throw new Error('A state is left open')
  return read
}
