import { hashPassword } from '../services/accounts/index.ts';
import type { Context } from '../services/context/index.ts';
import { hashPin } from '../services/secrets/index.ts';
import { noteWork } from '../store/accounts/index.ts';
import { type Db, inTransaction } from '../store/database/index.ts';
import { ensureDocument } from '../store/documents/index.ts';
import {
  findPinSalt,
  insertGrants,
  insertJobs,
  insertPeople,
  insertRoles,
  type JobRow,
  type PinRow,
  putPins,
  replaceCertifications,
  replaceWages,
} from '../store/people/index.ts';
import { insertCompany, insertTenants, type NewTenant, putNews } from '../store/tenants/index.ts';
import { sampleCompanyId, sampleMenuId, sampleTerraceId } from './company.ts';
import { sampleCertifications, sampleCrew, sampleJobs, samplePins } from './crew.ts';
import { type TicketProgress, ticketTopic } from './load-tickets.ts';
import { sampleGroups, sampleLocations } from './locations.ts';
import { sampleNews } from './news.ts';
import { createOtherCompanies } from './other-companies.ts';
import { samplePersonRows, sampleRoles } from './people.ts';
import { resumeSample, topic } from './resume-sample.ts';

const dayMs = 86_400_000;

/**
 * Creates the sample company and what stands beside it: tenants, people and permissions in one transaction, then sixty days of saves and
 * publishes, each through the services that the calls of a person use. After a crash, the next start continues. What was sold
 * is stored afterwards, beside the calls.
 */
export const createSample = async (context: Context): Promise<void> => {
  const began = context.now();
  const createdAt = new Date(began.getTime() - 61 * dayMs);
  const password = context.config.samplePassword;
  const passwordHash = password === null ? null : await hashPassword(password);
  await inTransaction(context.db, async db => {
    await insertCompany(db, { ...sampleCompanyId, createdAt });
    await insertTenants(db, sampleGroups.map(groupRow), createdAt);
    await insertTenants(db, sampleLocations.map(locationRow(createdAt)), createdAt);
    await foundPeople(db, passwordHash, createdAt);
    await employCrew(context, db, began, createdAt);
    await createOtherCompanies(context, db, { passwordHash, createdAt });
    for (const menu of sampleMenus)
      await ensureDocument(db, {
        ...menu,
        company_id: sampleCompanyId.id,
        kind: 'menu',
        template: false,
        created_at: createdAt,
      });
    for (const { feed, articles } of sampleNews(began))
      await putNews(db, { feed, articles: JSON.stringify(articles), version: undefined, at: createdAt });
    await noteWork(db, topic, { began: began.getTime(), step: 0 }, began);
    const days = context.config.sampleDays;
    const toStore: TicketProgress = { began: began.getTime(), days, stored: 0 };
    if (days > 0) await noteWork(db, ticketTopic, toStore, began);
  });
  await resumeSample(context);
};

const sampleMenus = [
  { id: sampleMenuId, name: 'Dinner menu', description: 'What every location serves' },
  { id: sampleTerraceId, name: 'Terrace menu', description: 'A short menu for summer, in preparation' },
] as const;

type Group = (typeof sampleGroups)[number];
const groupRow = (group: Group): NewTenant => ({ ...group, companyId: sampleCompanyId.id, type: 'GROUP' });

const locationRow =
  (createdAt: Date) =>
  ({ kiosk, contact: _, ...location }: (typeof sampleLocations)[number]): NewTenant => ({
    ...location,
    companyId: sampleCompanyId.id,
    type: 'LOCATION',
    menuId: sampleMenuId,
    kioskActive: kiosk,
    licensedAt: createdAt,
  });

const foundPeople = async (db: Db, passwordHash: string | null, createdAt: Date): Promise<void> => {
  const companyId = sampleCompanyId.id;
  await insertRoles(
    db,
    sampleRoles.map(role => ({ ...role, companyId })),
  );
  await insertPeople(
    db,
    samplePersonRows.map(({ id, name, about }) => ({
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
    samplePersonRows.map(({ id, roleId, on }) => ({ id: `${id}.${roleId}`, personId: id, roleId, ...tenantOf(on) })),
  );
};

const employCrew = async (context: Context, db: Db, began: Date, createdAt: Date): Promise<void> => {
  const companyId = sampleCompanyId.id;
  const dayIn = (days: number) => new Date(began.getTime() + days * dayMs).toISOString().slice(0, 10);
  await insertPeople(
    db,
    sampleCrew.map(person => ({ ...person, companyId, email: null, passwordHash: null, createdAt })),
  );
  const jobs = sampleJobs(dayIn(9));
  await insertJobs(db, jobs);
  await replaceWages(db, jobs, { by: 'Ingrid Solberg', at: createdAt });
  const certifications = Object.entries(sampleCertifications(dayIn(17), dayIn(500)));
  await replaceCertifications(
    db,
    certifications.map(([id, held]) => ({ id, certifications: held })),
  );
  // On PostgreSQL without COMMISSARY_SECRET_KEYS nobody has a PIN.
  if (context.pins.canSeal()) await putPins(db, await sealPins(context, db, jobs));
};

const sealPins = async ({ pins }: Context, db: Db, jobs: readonly Omit<JobRow, 'wages'>[]): Promise<PinRow[]> => {
  const companyId = sampleCompanyId.id;
  const salt = await findPinSalt(db, companyId);
  return Promise.all(
    [...samplePins(jobs)].map(async ([personId, pin]) => pins.seal({ personId, companyId }, await hashPin(pin, salt))),
  );
};

const tenantOf = (on: string) => {
  if (on === 'company') return { onType: 'COMPANY', onId: sampleCompanyId.id } as const;
  const type = sampleGroups.some(group => group.id === on) ? 'GROUP' : 'LOCATION';
  return { onType: type, onId: on } as const;
};
