import { expect, test } from 'vitest'
import { closed, hoursPatterns, listedDays, slot, specialHoursOf, week } from './store-hours.ts'

test('a week has its working days alike, Saturday and Sunday their own', () => {
  const [usual, saturday, sunday] = [slot('10:00', 'PT8H'), slot('09:00', 'PT4H'), slot('12:00', 'PT2H')]
  const days = week([usual], [saturday], [sunday])
  expect(days).toEqual({
    monday: [usual],
    tuesday: [usual],
    wednesday: [usual],
    thursday: [usual],
    friday: [usual],
    saturday: [saturday],
    sunday: [sunday],
  })
})

test('stores keep their hours as their patterns’ names say', () => {
  expect(hoursPatterns.mall.monday).toEqual([{ startTime: '10:00', duration: 'PT11H' }])
  expect(hoursPatterns.mall.sunday).toEqual([{ startTime: '11:00', duration: 'PT7H' }])
  expect(hoursPatterns.street.sunday).toEqual([{ startTime: '12:00', duration: 'PT5H' }])
  expect(hoursPatterns.weekdays.sunday).toEqual(closed)
  expect(hoursPatterns.siesta.friday).toHaveLength(2)
  expect(hoursPatterns.late.saturday).toEqual([{ startTime: '11:00', duration: 'PT14H' }])
  expect(new Set(Object.values(hoursPatterns.always).map((slots) => slots[0]?.duration))).toEqual(
    new Set(['PT24H']),
  )
  expect(new Set(Object.values(hoursPatterns.never).map((slots) => slots[0]?.duration))).toEqual(
    new Set(['PT0H']),
  )
})

test('a list of days around the clock names all seven in capitals', () => {
  expect(listedDays.map(({ day }) => day)).toEqual([
    'MONDAY',
    'TUESDAY',
    'WEDNESDAY',
    'THURSDAY',
    'FRIDAY',
    'SATURDAY',
    'SUNDAY',
  ])
  expect(listedDays[0]).toEqual({
    day: 'MONDAY',
    dayText: null,
    hours: { openingTime: '00:00', closingTime: '24:00' },
  })
})

test('Christmas Eve is short and New Year’s Day closed, of this year and the next', () => {
  expect(specialHoursOf(2026)).toEqual([
    { date: '2026-12-24', startTime: '10:00', duration: 'PT6H' },
    { date: '2027-01-01', startTime: '00:00', duration: 'PT0H' },
    { date: '2027-12-24', startTime: '10:00', duration: 'PT6H' },
    { date: '2028-01-01', startTime: '00:00', duration: 'PT0H' },
  ])
})
