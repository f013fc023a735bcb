import { expect, test } from 'vitest'
import { pathInWords } from '../paths/words.ts'
import { pathThrough } from '../shortest/path-through.ts'
import { describeModel } from '../walk/describe-model.ts'
import { tickets } from './ticket-machine.ts'

const walked = describeModel(tickets)

test('every ticket was sold, and then none is', () => {
  expect(walked()).toMatchObject({
    transitions: { total: 6, covered: 6 },
    guards: { total: 4, covered: 4 },
    pairs: { total: 9, covered: 9, ruledOut: 0 },
    primePaths: { total: 5, covered: 5 },
  })
})

test('how to find it sold out', () => {
  const path = pathThrough(tickets, 'waiting · ticket.buy [hasTickets] #1 → charging (no)')
  expect(path && pathInWords(tickets, path)).toBe(
    [
      'Given a machine with two tickets',
      'Then  the price',
      'When  somebody buys a ticket',
      'Then  that the card is being charged',
      'When  the card is charged',
      'Then  a ticket',
      'When  they take it',
      'Then  the price',
      'When  somebody buys a ticket',
      'Then  that the card is being charged',
      'When  the card is charged',
      'Then  a ticket',
      'When  they take it',
      'Then  the price',
      'When  somebody buys a ticket',
      'Then  as before, the price',
    ].join('\n'),
  )
})
