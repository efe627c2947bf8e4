import type { Context } from '../context.ts';
import { hashPassword } from '../services/password-hash.ts';
import { insertCompany } from '../store/company.ts';
import { ensureDocument } from '../store/document.ts';
import { insertGrants, insertRoles } from '../store/grant.ts';
import { noteWork } from '../store/outbox.ts';
import { insertPeople } from '../store/person.ts';
import type { Db } from '../store/tables.ts';
import { insertTenants, type NewTenant } from '../store/tenant.ts';
import { transact } from '../store/transact.ts';
import { sampleCompany, sampleMenuId } from './company.ts';
import { people, roles } from './people.ts';
import { groups, locations } from './places.ts';
import { goOn, topic } from './progress.ts';

const dayMs = 86_400_000;

/**
 * Makes the sample company: places, people and rights in one transaction, then sixty days of saves and publishes, each
 * through the same services that a person's would take. A crash on the way is made up for at the next start.
 */
export const createSample = async (context: Context): Promise<void> => {
  const began = context.now();
  const createdAt = new Date(began.getTime() - 61 * dayMs);
  const password = context.config.samplePassword;
  const passwordHash = password === null ? null : await hashPassword(password);
  await transact(context.db, async db => {
    await insertCompany(db, { ...sampleCompany, createdAt });
    await insertTenants(db, groups.map(groupRow), createdAt);
    await insertTenants(db, locations.map(locationRow(createdAt)), createdAt);
    await foundPeople(db, passwordHash, createdAt);
    await ensureDocument(db, {
      id: sampleMenuId,
      company_id: sampleCompany.id,
      kind: 'menu',
      name: 'Dinner menu',
      description: 'What every location serves',
      template: false,
      created_at: createdAt,
    });
    await noteWork(db, topic, { began: began.getTime(), step: 0 }, began);
  });
  await goOn(context);
};

type Group = (typeof groups)[number];
const groupRow = (group: Group): NewTenant => ({ ...group, companyId: sampleCompany.id, type: 'GROUP' });

const locationRow =
  (createdAt: Date) =>
  ({ kiosk, contact: _, ...location }: (typeof locations)[number]): NewTenant => ({
    ...location,
    companyId: sampleCompany.id,
    type: 'LOCATION',
    menuId: sampleMenuId,
    kioskActive: kiosk,
    licensedAt: createdAt,
  });

const foundPeople = async (db: Db, passwordHash: string | null, createdAt: Date): Promise<void> => {
  const companyId = sampleCompany.id;
  await insertRoles(
    db,
    roles.map(role => ({ ...role, companyId })),
  );
  await insertPeople(
    db,
    people.map(({ id, name, about }) => ({
      id,
      companyId,
      name,
      about,
      email: `${id}@sorrel.example`,
      passwordHash,
      createdAt,
    })),
  );
  await insertGrants(
    db,
    people.map(({ id, roleId, on }) => ({ id: `${id}.${roleId}`, personId: id, roleId, ...placeOf(on) })),
  );
};

const placeOf = (on: string) => {
  if (on === 'company') return { onType: 'COMPANY', onId: sampleCompany.id } as const;
  const type = groups.some(group => group.id === on) ? 'GROUP' : 'LOCATION';
  return { onType: type, onId: on } as const;
};
