import { readServerConfig } from '../../apps/server/src/config/config.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { hashPassword } from '../../apps/server/src/services/accounts/password-hash.ts';
import { startSession } from '../../apps/server/src/services/accounts/sessions.ts';
import { saveBase } from '../../apps/server/src/services/saving/save-base.ts';
import { tokenHash } from '../../apps/server/src/services/secrets/token-hash.ts';
import { insertGrants, insertRoles } from '../../apps/server/src/store/people/grant.ts';
import { insertPeople } from '../../apps/server/src/store/people/person.ts';
import { insertCompany } from '../../apps/server/src/store/tenants/company.ts';
import { insertCredential } from '../../apps/server/src/store/tenants/credential.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { createMenu } from '../../apps/server/src/testing/create-menu.ts';
import { closeAtEnd } from './database.mjs';
import { menuOf } from './menu.mjs';

export const password = 'bench-password-1';
export const terminalSecret = 'bench-terminal-secret';

/** A company with a manager, a location and menus of the given sizes, in the database at `url`. */
export const world = async (url, menuSizes = []) => {
  const { config } = readServerConfig({ DATABASE_URL: url, PORT: '0' });
  const context = await createContext(config);
  closeAtEnd(() => context.close());
  const { db, now, newId } = context;
  const at = now();
  const company = { id: newId(), name: 'Bench' };
  await insertCompany(db, { ...company, createdAt: at });
  const location = { id: newId(), companyId: company.id, name: 'Elm', type: 'LOCATION', timeZone: 'America/Chicago' };
  await insertTenants(db, [location], at);
  const person = { id: newId(), companyId: company.id, name: 'Pat', email: 'pat@example.com' };
  await insertPeople(db, [{ ...person, passwordHash: await hashPassword(password), createdAt: at }]);
  const permissions = ['companyAdmin'];
  await insertRoles(db, [{ id: 'role', companyId: company.id, name: 'Manager', permissions }]);
  await insertGrants(db, [{ id: 'grant', personId: person.id, roleId: 'role', onType: 'COMPANY', onId: company.id }]);
  await insertCredential(db, {
    id: newId(),
    companyId: company.id,
    tenantId: location.id,
    name: 'Till',
    clientId: 'till',
    secretHash: tokenHash(terminalSecret),
    createdAt: at,
    createdBy: person.id,
    lastUsedAt: null,
  });
  const grants = [{ permissions, on: { type: 'COMPANY', id: company.id } }];
  const origin = { session: null, address: null, agent: null, source: 'console' };
  const caller = { ...context, person: { ...person, grants }, origin, idempotencyKey: null };
  const menuIds = [];
  for (const size of menuSizes) {
    const menuId = await createMenu(context, { companyId: company.id, name: `${size} bytes` });
    const place = { kind: 'menu', companyId: company.id, tenant: null, menuId };
    await saveBase(caller, place, { id: menuId, ver: 0, document: menuOf(size) });
    menuIds.push(menuId);
  }
  return {
    context,
    caller,
    companyId: company.id,
    locationId: location.id,
    menuIds,
    cookie: `commissary=${await startSession(context, person.id)}`,
  };
};
