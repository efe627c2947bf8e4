/**
 * The words of values. They are given from outside, because this package knows no language: numbers, names and the
 * labels and units of fields arrive as they are shown.
 */
export interface ValueTexts {
  readonly notSet: string;
  /** An empty list, set, map or color. */
  readonly none: string;
  readonly emptyText: string;
  readonly on: string;
  readonly off: string;
  readonly noImage: string;
  readonly image: string;
  /** A time that has not come yet. */
  readonly never: string;
  /** The target of a reference that was removed. */
  readonly removedTarget: string;
  readonly secretChanged: string;
  readonly secretSet: string;
  readonly secretEndsIn: (last4: string) => string;
  readonly unnamed: (label: string) => string;
  /** A built-in member without a name: "Template 2". */
  readonly numbered: (label: string, id: string | number) => string;
  /** `8 people`; the unit is the one of the field. */
  readonly withUnit: (count: string, unit: string) => string;
  /** How many members: `2 zones`; the labels are those of the member and of the list. */
  readonly memberCount: (count: number, one: string, many: string) => string;
  readonly duration: (count: number, unit: 'seconds' | 'minutes' | 'hours' | 'days') => string;
  readonly miles: (count: number) => string;
  readonly meters: (count: number) => string;
  readonly labeled: (label: string, value: string) => string;
  readonly listed: (values: readonly string[]) => string;
}
