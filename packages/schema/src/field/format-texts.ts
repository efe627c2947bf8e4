/**
 * The texts of values. The caller passes them, because this package contains no language: numbers, names and the labels
 * and units of fields are formatted for display.
 */
export interface ValueTexts {
  readonly notSet: string;
  /** An empty list, set, map or color. */
  readonly none: string;
  /** A set that restricts nothing while it is empty. */
  readonly all: string;
  readonly emptyText: string;
  readonly on: string;
  readonly off: string;
  readonly noImage: string;
  readonly image: string;
  /** An instant in epoch milliseconds, in UTC: a document has no time zone. */
  readonly instant: (ms: number) => string;
  /** A day of the calendar, given as `YYYY-MM-DD`. */
  readonly date: (date: string) => string;
  /** Two days as text, both included; an open end is empty. */
  readonly dateRange: (from: string, to: string) => string;
  /** Days of the week, 0 is Sunday: `Mon–Fri`. */
  readonly weekdays: (days: readonly number[]) => string;
  /** Hours on some days, as text. */
  readonly period: (days: string, from: string, to: string) => string;
  /** How long something counts that ends by itself at an instant, as text. */
  readonly until: (instant: string) => string;
  /** The same for what ends when somebody removes it. */
  readonly untilRemoved: string;
  /** Shown for the timestamp 0. */
  readonly never: string;
  /** The target of a reference that was removed. */
  readonly removedTarget: string;
  readonly secretChanged: string;
  readonly secretSet: string;
  readonly secretEndsIn: (last4: string) => string;
  readonly unnamed: (label: string) => string;
  /** A built-in member without a name: "Template 2". */
  readonly numbered: (label: string, id: string | number) => string;
  /** `8 people`; the unit of the field. */
  readonly withUnit: (count: string, unit: string) => string;
  /** The number of members: `2 zones`; the labels are those of the member and of the list. */
  readonly memberCount: (count: number, one: string, many: string) => string;
  readonly duration: (count: number, unit: 'seconds' | 'minutes' | 'hours' | 'days') => string;
  readonly miles: (count: number) => string;
  readonly meters: (count: number) => string;
  /** The ten digits of a phone number, as people write them. */
  readonly phone: (digits: string) => string;
  /** An address on one line. */
  readonly address: (address: Readonly<Record<'street' | 'city' | 'state' | 'postalCode', string>>) => string;
  readonly labeled: (label: string, value: string) => string;
  readonly listed: (values: readonly string[]) => string;
}
