import { tenantNameLength, usStates } from '@commissary/domain';
import { address, nullable, number, phone, set, text, textReference, toggle } from '@commissary/schema';
import { dayStartTexts, locationLabels as labels, locationsTexts as texts } from '../texts/index.ts';
import { dayStart, dayStartFrom } from './day-start.ts';
import { type RecordValue, recordKind } from './record.ts';
import { nameFormat, timeZoneFormat } from './text-formats.ts';

/** A location (ENT.Tenant). */
export const locationRecord = recordKind(
  {
    noun: texts.location,
    label: texts.locationLabel,
    layout: [
      { title: texts.locationDetails, fields: ['name', 'timeZone', 'phone'] },
      { title: texts.addressAndPosition, fields: ['address', 'latitude', 'longitude'] },
      { title: dayStartTexts.title, help: dayStartTexts.help, fields: ['dayStart', 'dayStartFrom'] },
      { title: texts.settings, fields: ['groupId', 'menuId', 'tags', 'schedulingLocationId', 'kioskActive'] },
    ],
    needs: {
      name: 'a name',
      timeZone: 'a time zone',
      address: 'the rest of the address',
      phone: 'a phone number of ten digits',
      latitude: 'a latitude from -90 to 90',
      longitude: 'a longitude from -180 to 180',
    },
  },
  {
    name: text({ label: labels.name, max: tenantNameLength, format: nameFormat }),
    timeZone: text({
      label: labels.timeZone,
      help: 'Used for hours and scheduled publishes.',
      max: 64,
      format: timeZoneFormat,
    }),
    address: nullable(address({ label: labels.address, states: usStates })),
    phone: nullable(phone({ label: labels.phone })),
    latitude: nullable(number({ label: labels.latitude, min: -90, max: 90, step: 'any' })),
    longitude: nullable(number({ label: labels.longitude, min: -180, max: 180, step: 'any' })),
    dayStart: nullable(dayStart(dayStartTexts.asEverywhere)),
    dayStartFrom,
    groupId: nullable(textReference({ label: labels.groupId, to: 'company:/groups', onDelete: 'unset' })),
    menuId: nullable(
      textReference({ label: labels.menuId, to: 'company:/menus', onDelete: 'unset', permission: 'manageMenus' }),
    ),
    kioskActive: toggle({ label: labels.kioskActive, permission: 'accessConfigurationOptions' }),
    schedulingLocationId: nullable(text({ label: labels.schedulingLocationId, max: 64 })),
    tags: set(
      { label: labels.tags, help: 'Used to search and filter locations.', max: 20 },
      text({ label: 'Tag', max: 30, format: nameFormat }),
    ),
  },
);

export type LocationFields = RecordValue<typeof locationRecord>;
