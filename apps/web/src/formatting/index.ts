export { dayOf, instantsOf } from './date-range.ts';
export { type FormattedChange, formatChange } from './format-change.ts';
export {
  clockAt,
  dateAt,
  dayAndTimeAt,
  dayWords,
  fullDateAt,
  fullDateTimeAt,
  ownZone,
  pageZone,
  setPageZone,
  weekdayAt,
  whenWords,
} from './format-clock.ts';
export { formatIssue } from './format-issue.ts';
export { inheritedFromText, pathText, resetText } from './source-text.ts';
export { changeTexts, valueTexts, valueTextsAt } from './value-texts.ts';
