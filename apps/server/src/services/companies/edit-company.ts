import { companyRecord, permissionsOfChange, recordChanges } from '@commissary/catalog';
import type { CompanyEdit, EditedCompany } from '@commissary/contract';
import { businessDayStart, type EnteredDayStart, enterDayStart, lastDayStart, plainDateAt } from '@commissary/domain';
import { type Db, lockCompanies } from '../../store/database/index.ts';
import { type CompanyFields, findCompanyRecord, listTimeZones, updateCompany } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound, notYours, outdated } from '../errors/index.ts';
import { requireEditable, serializeCompany } from './list-companies.ts';

/** Changes the fields in the body. Returns 409 after a concurrent change; only the provider's people set the internal flag. */
export const editCompany = async (
  context: RequestContext,
  { id, ver, dayStart, dayStartFrom, ...sent }: CompanyEdit,
): Promise<EditedCompany> => {
  const { person } = context;
  await requireEditable(context, person, id);
  const edited = givenFields(sent);
  await runOnce(context, `company.edit ${JSON.stringify([id, ver, edited, dayStart, dayStartFrom])}`, async db => {
    await lockCompanies(db, [id]);
    const before = await findCompanyRecord(db, id);
    if (before === null) throw notFound();
    const dayStarts = await enteredStarts(context, db, before, { dayStart, dayStartFrom });
    const fields = { ...before, ...edited, dayStarts };
    requireInternalFlag(context, before, fields);
    if (!(await updateCompany(db, id, ver ?? before.version, fields))) throw outdated();
    const changes = recordChanges(companyRecord, withDayStart(before), { ...edited, ...dayStartOf(dayStarts) });
    if (changes.length > 0)
      await recordAudit(context, db, {
        action: 'company.edit',
        companyId: id,
        target: id,
        subject: fields.name,
        changes,
      });
    return null;
  });
  const saved = await findCompanyRecord(context.db, id);
  if (saved === null) throw notFound();
  return serializeCompany(saved);
};

/** A day that has begun at any location keeps its start: 400 DAY_BEGUN. */
const enteredStarts = async (
  { now }: Pick<RequestContext, 'now'>,
  db: Db,
  { id, dayStarts }: Pick<CompanyFields, 'dayStarts'> & { readonly id: string },
  entered: { readonly [Key in keyof EnteredDayStart]?: EnteredDayStart[Key] | undefined },
): Promise<CompanyFields['dayStarts']> => {
  if (entered.dayStart === undefined && entered.dayStartFrom === undefined) return dayStarts;
  const zones = await listTimeZones(db, id);
  const dates = (zones.length === 0 ? ['UTC'] : zones).map(zone => plainDateAt(now().getTime(), zone)).sort();
  const starts = enterDayStart(dayStarts, entered, { today: dates.at(-1) ?? '', usual: businessDayStart });
  if (starts === null) throw apiError(400, 'DAY_BEGUN', '/body/dayStartFrom');
  return starts;
};

const dayStartOf = (dayStarts: CompanyFields['dayStarts']) => lastDayStart(dayStarts, businessDayStart);

/** A company as its record has it: the start of its business days that was set last. */
const withDayStart = <T extends Pick<CompanyFields, 'dayStarts'>>({ dayStarts, ...company }: T) => ({
  ...company,
  ...dayStartOf(dayStarts),
});

type Given = { readonly [Name in keyof CompanyFields]?: CompanyFields[Name] | undefined };

/** The fields that a body has. */
export const givenFields = (sent: Given): Partial<CompanyFields> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));

/** The internal flag hides features of a company; its own people cannot show them again. */
export const requireInternalFlag = ({ person }: RequestContext, before: object, after: object): void => {
  const isProviders = permissionsOfChange(companyRecord, before, after).includes('providerCompany');
  if (isProviders && !person.internal) throw notYours('/body/internal', 'provider-only');
};
