import * as v from 'valibot'
import { CalendarDate, orNull } from '../wire/primitives.ts'

/** Time of day in the store's own zone, `HH:MM` or `HH:MM:SS`. */
export const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'time_of_day'))

/** An ISO 8601 duration of hours and minutes, `PT9H30M`. A zero duration marks a closed day (ST-01). */
export const OpeningDuration = v.pipe(v.string(), v.regex(/^PT(?=\d)(\d+H)?(\d+M)?$/, 'duration'))

/** When a store opens and for how long. */
export const HoursSlot = v.object({ startTime: TimeOfDay, duration: OpeningDuration })

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Regular hours by weekday name; special hours of a date override them (ST-02). */
export const PickupHours = v.object({
  regularHours: v.optional(v.record(v.picklist(weekdays), v.array(HoursSlot)), {}),
  specialHours: v.optional(v.array(v.object({ ...HoursSlot.entries, date: CalendarDate })), []),
})

/**
 * Hours as a list of days, in the words of the asked language: `day` names the weekday in English. They are read where
 * `pickupHours` says nothing of a weekday (ST-01).
 */
export const OperationHours = v.object({
  day: v.string(),
  dayText: orNull(v.string()),
  hours: orNull(v.object({ openingTime: orNull(v.string()), closingTime: orNull(v.string()) })),
})

const text = orNull(v.string())

/** Ready statuses of a pickup (orders.md §4, ST-03). */
export const readyStatuses = [
  'READY_FOR_PICK_UP',
  'READY_FOR_CONSUMER_OR_CARRIER',
  'READY_FOR_CARRIER',
] as const

/** A store or pickup point (orders.md §3, returns.md §3). `facilityType` is a company-owned type. */
export const Store = v.object({
  storeId: v.pipe(v.string(), v.minLength(1)),
  storeName: text,
  name: text,
  slug: text,
  facilityType: text,
  telephone: text,
  phone: text,
  address1: text,
  address2: text,
  address3: text,
  city: text,
  area: text,
  state: text,
  postalCode: text,
  iso2Country: text,
  gps: orNull(v.object({ latitude: v.number(), longitude: v.number() })),
  /** IANA zone: hours are the store's own (decisions.md, "Values"). */
  timezone: text,
  /** Ids of what the store offers, `CURBSIDE` among them. */
  storeServices: v.optional(v.array(v.string()), []),
  pickupHours: orNull(PickupHours),
  operationHours: v.optional(v.array(OperationHours), []),
})
export type Store = v.InferOutput<typeof Store>
