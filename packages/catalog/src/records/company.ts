import { emailLength, guestMonths, publishing } from '@commissary/domain';
import { duration, group, nullable, number, phone, text, toggle } from '@commissary/schema';
import { dayStartTexts, companiesTexts as texts } from '../texts/index.ts';
import { dayStart, dayStartFrom } from './day-start.ts';
import { missingRule, type RecordValue, recordKind } from './record.ts';
import { recordList } from './record-columns.ts';
import { emailFormat, nameFormat } from './text-formats.ts';

const details = { title: texts.details, fields: ['name', 'brand'] };
const contact = { title: texts.contact, fields: ['contactName', 'contactEmail', 'contactPhone'] };
const businessDay = { title: dayStartTexts.title, help: dayStartTexts.help, fields: ['dayStart', 'dayStartFrom'] };
const guests = { title: texts.guests, help: texts.guestsHelp, fields: ['guestMonths'] };
const publishes = {
  title: texts.publishing,
  help: texts.publishingHelp,
  fields: ['batchSize', 'batchSpacingMs', 'internal'],
};

const needs = {
  name: 'a name',
  contactEmail: 'a valid contact email, or none',
  contactPhone: 'a phone number of ten digits, or none',
  batchSize: 'at least one location in a batch',
};

const shape = {
  name: text({ label: texts.name, max: 60, format: nameFormat }),
  brand: nullable(text({ label: texts.brand, help: texts.brandHelp, max: 60, format: nameFormat })),
  contactName: nullable(text({ label: texts.contactName, max: 120, format: nameFormat })),
  contactEmail: nullable(text({ label: texts.contactEmail, max: emailLength, format: emailFormat })),
  contactPhone: nullable(phone({ label: texts.contactPhone })),
  batchSize: number({ label: texts.batchSize, min: 1, max: 1_000, initial: publishing.batchSize }),
  batchSpacingMs: duration({
    label: texts.batchSpacing,
    storedIn: 'milliseconds',
    shownIn: 'seconds',
    max: 3_600_000,
    initial: publishing.batchSpacingMs,
  }),
  internal: toggle({ label: texts.internal, help: texts.internalHelp, permission: 'providerCompany' }),
};

const keptMonths = number({
  label: texts.guestMonths,
  min: guestMonths.least,
  max: guestMonths.most,
  initial: guestMonths.usual,
});

/** A company (ENT.Company), as its own people and the provider edit it. */
export const companyRecord = recordKind(
  {
    noun: texts.company,
    label: texts.company,
    layout: [details, contact, businessDay, guests, publishes],
    needs: { ...needs, guestMonths: texts.needsGuestMonths },
  },
  { ...shape, dayStart: dayStart(), dayStartFrom, guestMonths: keptMonths },
);

export const companyList = recordList(companyRecord, {
  columns: [
    'name',
    { key: 'number', label: texts.number },
    { key: 'locations', label: texts.locations },
    { key: 'state', label: texts.state },
  ],
  filters: [],
  sorts: [{ by: 'name', label: texts.name }],
});

/** A company that is being added, with the person who is invited to own it. */
export const newCompanyRecord = recordKind(
  {
    noun: texts.company,
    label: texts.company,
    layout: [
      details,
      { title: texts.owner, help: texts.ownerHelp, fields: ['owner/name', 'owner/email'] },
      contact,
      publishes,
    ],
    needs: { ...needs, owner: 'the name and email address of the owner' },
  },
  {
    // In the order of the form, which is that of what is still needed.
    ...{ name: shape.name, brand: shape.brand },
    owner: group(
      { label: texts.owner },
      {
        name: text({ label: texts.ownerName, max: 120, format: nameFormat }),
        email: text({ label: texts.ownerEmail, max: emailLength, format: emailFormat }),
      },
    ),
    ...shape,
  },
  [
    {
      code: missingRule,
      at: 'owner',
      holds: ({ owner }) => [owner.name, owner.email].every(entered => entered.trim() !== ''),
    },
  ],
);

export type CompanyFields = RecordValue<typeof companyRecord>;
export type NewCompanyFields = RecordValue<typeof newCompanyRecord>;
