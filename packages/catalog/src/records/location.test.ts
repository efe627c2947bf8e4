import { validateEntered } from '@commissary/schema';
import { expect, it } from 'vitest';
import { locationRecord } from './location.ts';
import { emptyRecord, recordNeeds } from './record.ts';

const elm = { ...emptyRecord(locationRecord), name: 'Elm St.', timeZone: 'America/Chicago' };
const address = { street: '1 Elm St.', city: 'Chicago', state: 'IL', postalCode: '60611' };

it.each([
  [{}, []],
  [{ name: ' ', timeZone: '' }, ['a name', 'a time zone']],
  [{ timeZone: 'Mars/Olympus' }, ['a time zone']],
  [{ name: '', phone: '312' }, ['a name', 'a phone number of ten digits']],
  [{ address }, []],
  [{ address: { ...address, city: '' } }, ['the rest of the address']],
  [{ address: { ...address, postalCode: '6061' } }, ['the rest of the address']],
  [{ phone: '312 555 011' }, ['a phone number of ten digits']],
  [{ latitude: 41.883_812_3, longitude: -180 }, []],
  [{ latitude: 91, longitude: 'west' }, ['a latitude from -90 to 90', 'a longitude from -180 to 180']],
  [{ tags: ['patio', 'bar'], groupId: 'west', menuId: null, schedulingLocationId: 'x-1' }, []],
])('a location with %j still needs %j', (part, needs) => {
  expect(recordNeeds(locationRecord, validateEntered(locationRecord.field, { ...elm, ...part }))).toEqual(needs);
});
