import {
  type Field,
  group,
  type Issue,
  number,
  phonePattern,
  type Rule,
  required,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { companiesTexts as texts } from '../texts/index.ts';

const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+$/.test(value.trim());

const shared = {
  name: text({ label: texts.name, max: 60 }),
  brand: text({ label: texts.brand, help: texts.brandHelp, max: 60 }),
  contactName: text({ label: texts.contactName, max: 120 }),
  contactEmail: text({ label: texts.contactEmail, max: 254 }),
  contactPhone: text({ label: texts.contactPhone, max: 20 }),
  batchSize: number({ label: texts.batchSize, min: 1, max: 1_000, initial: 5 }),
  batchSpacing: number({ label: texts.batchSpacing, max: 3_600, initial: 30 }),
  internal: toggle({ label: texts.internal, help: texts.internalHelp }),
  /** Asked while a company is added. */
  ownerName: text({ label: texts.ownerName, max: 120 }),
  ownerEmail: text({ label: texts.ownerEmail, max: 254 }),
};

interface Contact {
  readonly contactEmail: string;
  readonly contactPhone: string;
}

const emailRule: Rule<Contact> = {
  code: 'contact-email',
  at: 'contactEmail',
  holds: ({ contactEmail }) => contactEmail.trim() === '' || isEmail(contactEmail),
};

const phoneRule: Rule<Contact> = {
  code: 'contact-phone',
  at: 'contactPhone',
  holds: ({ contactPhone }) => contactPhone.trim() === '' || phonePattern.test(contactPhone.replace(/\D/g, '')),
};

const ownerRule: Rule<{ readonly ownerName: string; readonly ownerEmail: string }> = {
  code: 'owner-missing',
  at: 'ownerName',
  holds: ({ ownerName, ownerEmail }) => ownerName.trim() !== '' && isEmail(ownerEmail),
};

const rules = [required('name', 'name-missing'), emailRule, phoneRule] as const;
const label = texts.company;
const fields = group({ label }, shared, [...rules]);
const newFields = group({ label }, shared, [...rules, ownerRule]);

export interface CompanyValues extends Value<typeof fields> {}

/** A company as an edit session edits it; a new one has an owner too. */
export const companyRecord = (isNew: boolean): Field<CompanyValues> => (isNew ? newFields : fields);

const needs = {
  'name-missing': texts.aName,
  'contact-email': texts.anEmail,
  'contact-phone': texts.aPhone,
  'owner-missing': texts.anOwner,
};

/** What is missing while rules do not hold, in the order of the form. */
export const companyNeeds = (issues: readonly Issue[]): readonly string[] => {
  const broken = new Set(issues.map(issue => issue.rule));
  const missing = Object.entries(needs).flatMap(([rule, need]) => (broken.has(rule) ? [need] : []));
  return issues.some(({ path }) => path.startsWith('/batch')) ? [...missing, texts.aBatch] : missing;
};
