import type { EditedCompany } from '@commissary/contract';
import { businessDayStart, can, canEverywhere, lastDayStart } from '@commissary/domain';
import { type CompanyRecord, findCompanyRecord, listCompanyRecords } from '../../store/tenants/index.ts';
import { enterCompany, readAccessibleCompanies } from '../access/index.ts';
import type { Context, Person } from '../context/index.ts';
import { forbidden, notFound } from '../errors/index.ts';

/** The companies in which the person may edit the company itself; closed ones for who may open them again. */
export const listEditableCompanies = async ({ db }: Pick<Context, 'db'>, person: Person): Promise<EditedCompany[]> => {
  const ofCompanies = person.grants.flatMap(({ on }) => (on.type === 'COMPANY' ? [on.id] : []));
  const records = await listCompanyRecords(db, canEverywhere(person, 'editCompanies') ? null : ofCompanies);
  const reopens = canEverywhere(person, 'addCompanies');
  return records
    .filter(({ id, closedAt }) => can(person, 'editCompanies', { companyId: id }) && (closedAt === null || reopens))
    .map(serializeCompany);
};

/** Every brand once, of the companies that the person may open. */
export const listBrands = async (
  context: Context,
  person: Person,
): Promise<{ readonly id: string; readonly name: string }[]> => {
  const companies = await readAccessibleCompanies(context, person);
  const records = await listCompanyRecords(
    context.db,
    companies.map(({ id }) => id),
  );
  const brands = new Map(records.flatMap(({ brand }) => (brand === null ? [] : [[brandId(brand), brand] as const])));
  return [...brands].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
};

/** A company that the person may edit: 404 outside what they can enter, 403 without the permission. */
export const requireEditable = async (context: Context, person: Person, id: string): Promise<CompanyRecord> => {
  const company = await enterCompany(context, person, id);
  if (company === null) throw notFound();
  if (!can(person, 'editCompanies', { companyId: id })) throw forbidden();
  const record = await findCompanyRecord(context.db, id);
  if (record === null) throw notFound();
  return record;
};

export const serializeCompany = ({ version, closedAt, dayStarts, ...record }: CompanyRecord): EditedCompany => ({
  ...record,
  ...lastDayStart(dayStarts, businessDayStart),
  ver: version,
  closedAt: closedAt?.getTime() ?? null,
});

const brandId = (brand: string): string => brand.trim().toLowerCase().slice(0, 60);
