import { changeTexts as changeTextsOf, valueTexts as valueTextsOf } from '@commissary/catalog';
import type { ChangeTexts, ValueTexts } from '@commissary/schema';
import { dayAndTimeAt, pageZone } from './format-clock.ts';

const instant = (ms: number): string => dayAndTimeAt(ms, pageZone());

/** The words of values on a page: an instant is told in the zone of the page. */
export const valueTexts: ValueTexts = { ...valueTextsOf, instant };

/** The same of the values of a location: an instant is told in its zone, on every page. */
export const valueTextsAt = (zone: string): ValueTexts => ({
  ...valueTextsOf,
  instant: ms => dayAndTimeAt(ms, zone),
});

/** The same of changes, as sentences. */
export const changeTexts: ChangeTexts = { ...changeTextsOf, instant };
