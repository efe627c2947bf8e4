import { describe, expect, it } from 'vitest';
import {
  changedFields,
  emptyLocationDraft,
  fieldsOf,
  type LocationDraft,
  mergeLocationDraft,
  problemsOf,
} from './location-draft.ts';

const draft = (part: Partial<LocationDraft> = {}): LocationDraft => ({
  ...emptyLocationDraft('America/Chicago'),
  name: 'Elm St.',
  ...part,
});
const address = { street: '1 Elm St.', city: 'Chicago', state: 'IL', postalCode: '60611' };

describe('a location draft', () => {
  it('requires a name and a time zone; an address is complete or absent', () => {
    expect(problemsOf(draft())).toEqual({});
    expect(Object.keys(problemsOf(draft({ name: ' ', timeZone: '' })))).toEqual(['name', 'timeZone']);
    expect(Object.keys(problemsOf(draft({ city: 'Chicago' })))).toEqual(['street', 'state', 'postalCode']);
    expect(problemsOf(draft(address))).toEqual({});
  });

  it.each([
    ['phone', '312 555 011', '(312) 555-0114'],
    ['phone', '312-555-0114 ext', '312-555-0114'],
    ['latitude', '91', '41.9'],
    ['latitude', '4e1', '-41.8838'],
    ['latitude', '41,88', ' 41.88 '],
    ['longitude', 'west', '-180'],
    ['postalCode', '6061', '60611-1234'],
  ] as const)('%s is not %s, and may be %s', (name, wrong, right) => {
    expect(Object.keys(problemsOf(draft({ ...address, [name]: wrong })))).toEqual([name]);
    expect(problemsOf(draft({ ...address, [name]: right }))).toEqual({});
  });

  it('is sent as numbers, digits and an address, and only the changed fields', () => {
    const before = fieldsOf(draft());
    const after = fieldsOf(draft({ ...address, phone: '(312) 555-0114', latitude: '41.9', tags: ['patio'] }));
    expect(changedFields(before, after)).toEqual({ address, phone: '3125550114', latitude: 41.9, tags: ['patio'] });
    expect(changedFields(before, before)).toEqual({});
  });
});

describe('two users who edit a location at once', () => {
  const before = fieldsOf(draft({ phone: '3125550100' }));
  const mine = fieldsOf(draft({ phone: '3125550111' }));

  it('are merged where they changed different fields, or set the same value', () => {
    const theirs = fieldsOf(draft({ phone: '3125550100', tags: ['bar'] }));
    expect(mergeLocationDraft(before, mine, theirs)).toEqual({ conflicts: [], taken: ['tags'] });
    expect(mergeLocationDraft(before, mine, mine)).toEqual({ conflicts: [], taken: [] });
  });

  it('have a conflict where they set the same field to different values', () => {
    const theirs = fieldsOf(draft({ phone: '3125550122', name: 'Elm Street' }));
    expect(mergeLocationDraft(before, mine, theirs)).toEqual({ conflicts: ['phone'], taken: ['name'] });
  });
});
