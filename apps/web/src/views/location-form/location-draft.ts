import { type LocationField, locationLabels, locationsTexts } from '@commissary/catalog';
import type { LocationEditBody, Tenant } from '@commissary/contract';
import { formatPhone, phonePattern, postalCodePattern } from '@commissary/domain';
import { readDecimal } from '@commissary/schema';

/** The fields of a location as the calls take them. */
export type LocationFieldValues = { readonly [Name in LocationField]: Exclude<LocationEditBody[Name], undefined> };

/** The same while the user types: holds also what is not a number or an address yet. */
export interface LocationDraft extends Omit<LocationFieldValues, 'address' | 'latitude' | 'longitude' | 'phone'> {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly latitude: string;
  readonly longitude: string;
}

export type DraftProblems = Partial<Record<keyof LocationDraft, string>>;

export const emptyLocationDraft = (timeZone: string): LocationDraft => ({
  name: '',
  timeZone,
  street: '',
  city: '',
  state: '',
  postalCode: '',
  phone: '',
  latitude: '',
  longitude: '',
  groupId: null,
  menuId: null,
  kioskActive: false,
  schedulingLocationId: null,
  tags: [],
});

export const locationDraftOf = (location: Tenant): LocationDraft => ({
  name: location.name,
  timeZone: location.timeZone ?? '',
  street: location.address?.street ?? '',
  city: location.address?.city ?? '',
  state: location.address?.state ?? '',
  postalCode: location.address?.postalCode ?? '',
  phone: formatPhone(location.phone ?? ''),
  latitude: textOf(location.latitude),
  longitude: textOf(location.longitude),
  groupId: location.groupId,
  menuId: location.menuId,
  kioskActive: location.kioskActive,
  schedulingLocationId: location.schedulingLocationId,
  tags: location.tags,
});

/** The problems that prevent a save. An address has all its parts, or is absent. */
export const problemsOf = (draft: LocationDraft): DraftProblems => {
  const { street, city, state, postalCode } = draft;
  const someAddress = [street, city, state, postalCode].some(part => part.trim() !== '');
  return defined({
    name: draft.name.trim() === '' ? locationsTexts.nameRequired : undefined,
    timeZone: draft.timeZone === '' ? locationsTexts.timeZoneRequired : undefined,
    street: someAddress && street.trim() === '' ? locationsTexts.streetRequired : undefined,
    city: someAddress && city.trim() === '' ? locationsTexts.cityRequired : undefined,
    state: someAddress && state === '' ? locationsTexts.stateRequired : undefined,
    postalCode: someAddress && !postalCodePattern.test(postalCode.trim()) ? locationsTexts.zipCodeHint : undefined,
    phone: draft.phone.trim() !== '' && !isPhone(draft.phone) ? locationsTexts.phoneHint : undefined,
    latitude: isWithin(draft.latitude, 90) ? undefined : locationsTexts.latitudeHint,
    longitude: isWithin(draft.longitude, 180) ? undefined : locationsTexts.longitudeHint,
  });
};

/** The body of the call; only for a draft without problems. */
export const fieldsOf = (draft: LocationDraft): LocationFieldValues => {
  const { street, city, state, postalCode, phone, latitude, longitude, ...same } = draft;
  const digits = digitsOf(phone);
  return {
    ...same,
    name: draft.name.trim(),
    schedulingLocationId: draft.schedulingLocationId?.trim() || null,
    phone: digits === '' ? null : digits,
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
    address:
      street.trim() === '' ? null : { street: street.trim(), city: city.trim(), state, postalCode: postalCode.trim() },
  };
};

/** The fields of `after` that differ from those of `before`. */
export const changedFields = (before: LocationFieldValues, after: LocationFieldValues): Partial<LocationFieldValues> =>
  Object.fromEntries(fieldNames.flatMap(name => (same(before[name], after[name]) ? [] : [[name, after[name]]])));

/**
 * The merge after another user saved first: which of their changes touch other fields, and which conflict with this
 * user's.
 */
export const mergeLocationDraft = (
  before: LocationFieldValues,
  mine: LocationFieldValues,
  theirs: LocationFieldValues,
) => {
  const changed = fieldNames.filter(name => !same(before[name], theirs[name]));
  const conflicts = changed.filter(name => !same(before[name], mine[name]) && !same(mine[name], theirs[name]));
  return { conflicts, taken: changed.filter(name => same(before[name], mine[name])) };
};

/** The members of a draft that make a field. */
export const partsOf = (name: LocationField, draft: LocationDraft): Partial<LocationDraft> => {
  const { street, city, state, postalCode } = draft;
  return name === 'address' ? { street, city, state, postalCode } : { [name]: draft[name] };
};

const fieldNames = Object.keys(locationLabels) as LocationField[];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const textOf = (value: number | null): string => (value === null ? '' : String(value));
const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** Ten digits with the separators that people write between them. */
const isPhone = (text: string): boolean => /^[\d\s().-]+$/.test(text) && phonePattern.test(digitsOf(text));

/** Degrees as they were typed; null for empty input, NaN for text that cannot be parsed. */
const degreesOf = (text: string): number | null => (text.trim() === '' ? null : Number(readDecimal(text)));

const isWithin = (text: string, limit: number): boolean => Math.abs(degreesOf(text) ?? 0) <= limit;

const defined = (problems: Record<string, string | undefined>): DraftProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
