import type { Permission } from '@commissary/domain';
import { hashPassword } from '../services/accounts/password-hash.ts';
import { insertGrants, insertRoles } from '../store/people/grant.ts';
import { insertPeople } from '../store/people/person.ts';
import { insertCompany } from '../store/tenants/company.ts';
import { insertTenants, type NewTenant } from '../store/tenants/tenant.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export interface CompanyPlan {
  readonly name?: string;
  /** Groups, each with the names of its locations. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Locations without a group. */
  readonly locations?: readonly string[];
  readonly provider?: boolean;
}

export interface PersonPlan {
  readonly name?: string;
  readonly permissions?: readonly Permission[];
  /** Name of a location or group of the company, `company` (the default), or `everywhere`. */
  readonly on?: string;
  readonly password?: string;
  readonly status?: 'ACTIVE' | 'DELETED';
  /** Makes the person one of a sample company's people. */
  readonly about?: string;
}

export interface TestPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Signed in already, unless the person was removed. */
  readonly client: TestClient;
}

export interface TestCompany {
  readonly id: string;
  readonly name: string;
  /** The id of a location or group by its name. */
  tenantId(name: string): string;
  /** Creates a role of the company with these permissions; returns its id. */
  role(...permissions: readonly Permission[]): Promise<string>;
  person(plan?: PersonPlan): Promise<TestPerson>;
}

/** `const { tenantId, person } = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } })` */
export const makeCompany = async (server: TestServer, plan: CompanyPlan = {}): Promise<TestCompany> => {
  const { db, newId, now } = server.context;
  const company = { id: newId(), name: plan.name ?? 'Test Kitchen' };
  const tenants = planTenants(company.id, plan, newId);
  await insertCompany(db, { ...company, provider: plan.provider ?? false, createdAt: now() });
  await insertTenants(
    db,
    tenants.filter(tenant => tenant.type === 'GROUP'),
    now(),
  );
  await insertTenants(
    db,
    tenants.filter(tenant => tenant.type === 'LOCATION'),
    now(),
  );
  return existingCompany(server, company, tenants);
};

/** The same for a company that is there already. */
export const existingCompany = (
  server: TestServer,
  company: { readonly id: string; readonly name: string },
  tenants: readonly Pick<NewTenant, 'id' | 'name' | 'type'>[],
): TestCompany => {
  const { db, newId } = server.context;
  const tenantId = (name: string): string => {
    const found = tenants.find(tenant => tenant.name === name);
    if (found === undefined) throw new Error(`There is no location or group ${name} in this company.`);
    return found.id;
  };
  // Role names must be unique within a company.
  const named = new Map<string, number>();
  const roleName = (name: string): string => {
    const number = (named.get(name) ?? 0) + 1;
    named.set(name, number);
    return number === 1 ? name : `${name} ${number}`;
  };
  const typeOf = (name: string) => tenants.find(tenant => tenant.name === name)?.type ?? 'LOCATION';
  return {
    ...company,
    tenantId: tenantId,
    role: async (...permissions) => {
      const id = newId();
      await insertRoles(db, [{ id, companyId: company.id, name: roleName('Clerk'), permissions }]);
      return id;
    },
    person: async personPlan => {
      const { permissions = [], on = 'company' } = personPlan ?? {};
      const person = await insertPerson(server, company.id, personPlan ?? {});
      const role = newId();
      await insertRoles(db, [{ id: role, companyId: company.id, name: roleName('Test role'), permissions }]);
      const where =
        on === 'everywhere'
          ? ({ onType: 'GLOBAL', onId: '' } as const)
          : on === 'company'
            ? ({ onType: 'COMPANY', onId: company.id } as const)
            : { onType: typeOf(on), onId: tenantId(on) };
      await insertGrants(db, [{ id: newId(), personId: person.id, roleId: role, ...where }]);
      // A removed person cannot sign in.
      const client = personPlan?.status === 'DELETED' ? server.anonymous : await server.clientOf(person.id);
      return { ...person, client };
    },
  };
};

const insertPerson = async ({ context }: TestServer, companyId: string, plan: PersonPlan) => {
  const id = context.newId();
  const person = { id, name: plan.name ?? 'Pat Tester', email: `${id}@example.com` };
  const passwordHash = plan.password === undefined ? null : await hashPassword(plan.password);
  await insertPeople(context.db, [
    {
      ...person,
      companyId,
      passwordHash,
      about: plan.about ?? null,
      status: plan.status ?? 'ACTIVE',
      createdAt: context.now(),
    },
  ]);
  return person;
};

const planTenants = (companyId: string, plan: CompanyPlan, newId: () => string): NewTenant[] => {
  const location = (name: string, groupId: string | null): NewTenant => ({
    id: newId(),
    companyId,
    name,
    type: 'LOCATION',
    groupId,
    timeZone: 'America/Chicago',
  });
  const grouped = Object.entries(plan.groups ?? {}).flatMap(([name, locations]) => {
    const group: NewTenant = { id: newId(), companyId, name, type: 'GROUP' };
    return [group, ...locations.map(one => location(one, group.id))];
  });
  return [...grouped, ...(plan.locations ?? []).map(name => location(name, null))];
};
