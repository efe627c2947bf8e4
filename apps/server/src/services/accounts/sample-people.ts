import type { SamplePerson } from '@commissary/contract';
import { type GrantRow, listGrants, listSamplePeople } from '../../store/people/index.ts';
import { type Company, listTenantNames, type NamedTenant } from '../../store/tenants/index.ts';
import { type Context, loadPerson, type Person } from '../context/index.ts';
import { notFound } from '../errors/index.ts';

export interface ListedSamplePeople {
  readonly companyName: string;
  readonly locations: number;
  readonly people: SamplePerson[];
}

export const samplePeople = async (context: Context, company: Company): Promise<ListedSamplePeople> => {
  const rows = await listSamplePeople(context.db);
  const grants = await listGrants(
    context.db,
    rows.map(row => row.id),
  );
  const tenants = await listTenantNames(context.db, company.id);
  const grantsOf = Map.groupBy(grants, ({ personId }) => personId);
  const people = rows.map(row => {
    const tenant = tenantOf(grantsOf.get(row.id)?.[0], tenants);
    const level = row.companyId === company.id ? levelOf(tenant) : 'other';
    return { id: row.id, name: row.name, about: row.about ?? '', level, tenantName: tenant?.name ?? row.companyName };
  });
  // A manager of one location sees the point of the product first: an inherited value, and their own override of it.
  const first = people.find(person => person.level === 'location') ?? people[0];
  return {
    companyName: company.name,
    locations: tenants.filter(tenant => tenant.type === 'LOCATION').length,
    people: people.map(person => ({ ...person, first: person === first })),
  };
};

export const requireSamplePerson = async (context: Context, personId: string): Promise<Person> => {
  const rows = await listSamplePeople(context.db);
  const person = rows.some(row => row.id === personId) ? await loadPerson(context.db, personId) : null;
  if (person === null) throw notFound();
  return person;
};

const tenantOf = (grant: GrantRow | undefined, tenants: readonly NamedTenant[]): NamedTenant | undefined =>
  tenants.find(tenant => tenant.id === grant?.onId && tenant.type === grant.onType);

const levelOf = (tenant: NamedTenant | undefined): SamplePerson['level'] => {
  if (tenant === undefined) return 'company';
  return tenant.type === 'GROUP' ? 'group' : 'location';
};
