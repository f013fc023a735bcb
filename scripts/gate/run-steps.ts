import type { Count } from './reports.ts'
import type { Step } from './steps.ts'

/** Runs steps, at most `width` at a time, telling each with its time; of one that failed, first what, then all it printed. */
export async function runSteps(steps: readonly Step[], width: number): Promise<Count[]> {
  const waiting = [...steps]
  const counts: Count[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) counts.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: width }, worker))
  return counts
}

async function runStep(step: Step): Promise<Count> {
  const started = performance.now()
  if (step.count) console.log(`        ${step.name} …`)
  const { code, output } = await step.run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const count = step.count?.(code) ?? { passed: 0, failed: code === 0 ? 0 : 1 }
  const mark = count.failed === 0 ? 'ok    ' : 'FAILED'
  const tests = step.count ? `  ${count.passed} passed, ${count.failed} failed` : ''
  console.log(`${mark}  ${step.name.padEnd(28)} ${seconds.padStart(6)} s${tests}`)
  for (const failure of count.failures ?? []) console.log(`        ✗ ${failure}`)
  if (count.failed > 0 || step.aloud) console.log(indented(output))
  return count
}

function indented(output: string): string {
  return output.trimEnd().replace(/^/gm, '    ')
}
