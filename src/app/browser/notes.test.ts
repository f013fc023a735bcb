import { describe, expect, test } from 'vitest'
import { createNotes } from './notes.ts'
import { memoryStorage } from './testing/memory-storage.ts'

describe('notes', () => {
  test('outlive the page by name, each kind for itself, until they are dropped', () => {
    const storage = memoryStorage()
    createNotes(() => storage, 'arrival').store('C00000001', 'SUBMITTED arrival-1')
    const afterReload = createNotes(() => storage, 'arrival')
    expect([
      afterReload.read('C00000001'),
      afterReload.read('C00000002'),
      createNotes(() => storage, 'draft').read('C00000001'),
    ]).toEqual(['SUBMITTED arrival-1', null, null])
    afterReload.drop('C00000001')
    expect([afterReload.read('C00000001'), storage.length]).toEqual([null, 0])
  })

  test('are gone after 60 days, with the next one', () => {
    const storage = memoryStorage()
    const at = (days: number) =>
      createNotes(
        () => storage,
        'draft',
        () => 1 + days * 86_400_000,
      )
    at(0).store('one', 'Green estate')
    at(61).store('two', 'Red van')
    expect([at(61).read('one'), at(61).read('two'), storage.length]).toEqual([null, 'Red van', 1])
  })

  test('hold for the life of the page where the browser keeps nothing', () => {
    const notes = createNotes(() => {
      throw new DOMException('denied', 'SecurityError')
    }, 'draft')
    notes.store('one', 'Green estate')
    expect(notes.read('one')).toBe('Green estate')
    notes.drop('one')
    expect(notes.read('one')).toBeNull()
  })
})
