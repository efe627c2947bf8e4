import { ownAction } from '../services/audit/index.ts';
import {
  createCompany,
  grantNewRole,
  type NewCompany,
  type NewOwner,
  providerRole,
} from '../services/companies/index.ts';
import type { Context } from '../services/context/index.ts';
import type { Db } from '../store/database/index.ts';

type OtherCompany = Omit<NewCompany, 'owner'> & { readonly owner: Omit<NewOwner, 'passwordHash'> };

/** Beside the sample company: a small one, as most are, and the provider, whose people see both. */
const otherCompanies: readonly OtherCompany[] = [
  {
    company: { id: 'juniper', name: 'Juniper Noodle Bar', provider: false },
    owner: {
      id: 'june',
      name: 'June Ito',
      email: 'june@juniper.example',
      about: 'Owner of a company with one location',
    },
    location: {
      name: 'Canal St',
      timeZone: 'America/Chicago',
      address: { street: '118 Canal St', city: 'Chicago', state: 'IL', postalCode: '60606' },
    },
  },
  {
    company: { id: 'helping-hand', name: 'Helping Hand', provider: true },
    owner: {
      id: 'nora',
      name: 'Nora Bell',
      email: 'nora@helping-hand.example',
      about: 'Staff of the provider. Adds companies, and helps their people',
    },
  },
];

/** Creates them as the set-up of a company does; part of the transaction of the sample. */
export const createOtherCompanies = async (
  context: Context,
  db: Db,
  { passwordHash, createdAt }: { readonly passwordHash: string | null; readonly createdAt: Date },
): Promise<void> => {
  for (const { owner: named, ...created } of otherCompanies) {
    const owner = { ...named, passwordHash };
    const person = { id: owner.id, name: owner.name, grants: [] };
    const caller = { ...context, now: () => createdAt, origin: ownAction, person };
    await createCompany(caller, db, { ...created, owner }, 'company.create');
    if (created.company.provider)
      await grantNewRole(caller, db, {
        role: { ...providerRole, companyId: created.company.id },
        to: { personId: owner.id, onType: 'GLOBAL', onId: '' },
      });
  }
};
