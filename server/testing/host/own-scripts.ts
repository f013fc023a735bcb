import { expect } from 'vitest'

/** A page of the sandbox is not kept, runs one script of its own, and has a stylesheet beside it. */
export const expectOwnScriptOnly = async (page: string, script: string): Promise<string> => {
  const answer = await fetch(page)
  const text = await answer.text()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([...text.matchAll(/<script[^>]*>/g)].map(String)).toEqual([`<script src="${script}" defer>`])
  expect(text).not.toMatch(/\sstyle=|\son\w+=/)
  for (const [path, type] of [
    [script, 'text/javascript'],
    [script.replace(/js$/, 'css'), 'text/css'],
  ] as const) {
    const asset = await fetch(new URL(path, page))
    expect(asset.headers.get('content-type')).toContain(type)
  }
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  return text
}
