import type { SamplePerson } from '@commissary/contract';
import type { Context } from '../context.ts';
import type { Company } from '../store/company.ts';
import { type GrantRow, listGrants } from '../store/grant.ts';
import { listSamplePeople } from '../store/person.ts';
import { listTenants, type Tenant } from '../store/tenant.ts';
import { loadPerson, type Person } from './person.ts';
import { notFound } from './refusal.ts';

export interface SamplePeople {
  readonly companyName: string;
  readonly locations: number;
  readonly people: SamplePerson[];
}

export const samplePeople = async (context: Context, company: Company): Promise<SamplePeople> => {
  const rows = await listSamplePeople(context.db, company.id);
  const grants = await listGrants(
    context.db,
    rows.map(row => row.id),
  );
  const tenants = await listTenants(context.db, company.id);
  const people = rows.map(row => {
    const place = placeOf(
      grants.find(grant => grant.personId === row.id),
      tenants,
    );
    return {
      id: row.id,
      name: row.name,
      about: row.about ?? '',
      level: levelOf(place),
      tenantName: place?.name ?? company.name,
    };
  });
  // A manager of one place sees the whole point of the product first: a value from above, and their own on top.
  const first = people.find(person => person.level === 'location') ?? people[0];
  return {
    companyName: company.name,
    locations: tenants.filter(tenant => tenant.type === 'LOCATION').length,
    people: people.map(person => ({ ...person, first: person === first })),
  };
};

export const samplePerson = async (context: Context, company: Company, personId: string): Promise<Person> => {
  const rows = await listSamplePeople(context.db, company.id);
  const person = rows.some(row => row.id === personId) ? await loadPerson(context.db, personId) : null;
  if (person === null) throw notFound();
  return person;
};

const placeOf = (grant: GrantRow | undefined, tenants: readonly Tenant[]): Tenant | undefined =>
  tenants.find(tenant => tenant.id === grant?.onId && tenant.type === grant.onType);

const levelOf = (place: Tenant | undefined): SamplePerson['level'] => {
  if (place === undefined) return 'company';
  return place.type === 'GROUP' ? 'group' : 'location';
};
