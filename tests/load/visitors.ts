import { tokenHash } from '../../apps/server/src/services/secrets/token-hash.ts';
import { insertSession } from '../../apps/server/src/store/accounts/session.ts';
import { insertGrants, insertRoles } from '../../apps/server/src/store/people/grant.ts';
import { insertPeople } from '../../apps/server/src/store/people/person.ts';
import type { SampleServer } from '../fixtures/sample-server.ts';

const company = 'sorrel-and-salt';

export interface VisitorPlan {
  readonly people: number;
  readonly sessionsEach: number;
  readonly permissions: readonly string[];
}

/**
 * Creates people with a role on the whole sample company and signs them in; returns their cookies. No server may be
 * running.
 */
export const signedInCookies = async (
  house: SampleServer,
  name: string,
  plan: VisitorPlan,
): Promise<readonly string[]> =>
  house.withDatabase(async ({ db }) => {
    const at = new Date();
    const roleId = `load-${name}`;
    const people = Array.from({ length: plan.people }, (_, number) => ({ id: `load-${name}-${number}`, number }));
    await insertRoles(db, [{ id: roleId, companyId: company, name: `Load ${name}`, permissions: plan.permissions }]);
    await insertPeople(
      db,
      people.map(({ id, number }) => ({
        ...{ id, companyId: company, name: `${name} ${number}`, email: `${id}@sorrel.example` },
        ...{ passwordHash: null, about: null, status: 'ACTIVE' as const, createdAt: at },
      })),
    );
    await insertGrants(
      db,
      people.map(({ id }) => ({ id: `${id}-grant`, personId: id, roleId, onType: 'COMPANY' as const, onId: company })),
    );
    const tokens = people.flatMap(({ id }) =>
      Array.from({ length: plan.sessionsEach }, (_, session) => ({ id, token: `${id}-session-${session}` })),
    );
    for (const { id, token } of tokens) await insertSession(db, tokenHash(token), id, at);
    return tokens.map(({ token }) => `commissary=${token}`);
  });
