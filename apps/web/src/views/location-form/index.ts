export { emptyLocationDraft, fieldsOf, type LocationDraft, problemsOf } from './location-draft.ts';
export { timeZoneChoices } from './time-zones.ts';
