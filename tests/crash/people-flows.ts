import type { Flow } from './flow.ts';
import { demand, type WebClient } from './web-client.ts';

const company = 'sorrel-and-salt';
const changed = ['accounting', 'bar-lead', 'shift-lead'] as const;
const owner = { owner: company };

/** Three roles that are changed in one save and must always agree. */
export const saveRoles = (client: WebClient): Flow => ({
  name: 'save roles',
  prepare: async n => {
    const read = async () => {
      const answer = await client.roles.list({ params: owner });
      demand(answer);
      return answer.body.filter(({ id }) => (changed as readonly string[]).includes(id));
    };
    const save = async (pct: number, idempotencyKey: string) => {
      const body = Object.fromEntries(
        (await read()).map(({ id, ver, maxDiscountPct }) => [
          id,
          { addPerms: [], removePerms: [], maxDiscountPct: pct, currentMaxDiscountPct: maxDiscountPct, ver },
        ]),
      );
      return async () => demand(await client.roles.savePermissions({ params: owner, body }, { idempotencyKey }));
    };
    const found = async () => [...new Set((await read()).map(({ maxDiscountPct }) => maxDiscountPct))];
    if ((await found()).length > 1) await (await save(99, `crash-roles-first-${n}`))();
    const [before] = await found();
    const after = 1 + (n % 97);
    const ask = await save(after, `crash-roles-${n}`);
    const is = async (allowed: readonly (number | undefined)[]) => {
      const pcts = await found();
      return pcts.length === 1 && allowed.includes(pcts[0]) ? [] : [`roles allow ${pcts.join(' and ')} %`];
    };
    return {
      ask,
      judge: answered => is(answered ? [after] : [before, after]),
      finish: async () => {
        await ask();
        return is([after]);
      },
    };
  },
});

/** The name and a role of an employee, saved together. */
export const saveEmployee = (client: WebClient): Flow => ({
  name: 'save an employee',
  prepare: async n => {
    const id = 'wendell';
    const read = async () => {
      const answer = await client.users.get({ params: { id } });
      demand(answer);
      return answer.body;
    };
    const said = async () => {
      const { name, roles } = await read();
      return `${name}: ${roles.map(({ roleId }) => roleId).join()}`;
    };
    const [name, roleId] = [`Wendell ${n}`, n % 2 === 0 ? 'accounting' : 'shift-lead'];
    const after = `${name}: ${roleId}`;
    const before = await said();
    const ask = async () => {
      const { ver, email, status } = await read();
      const roles = [{ roleId, grantObject: { type: 'COMPANY' as const, id: company } }];
      demand(await client.users.update({ params: { id: company }, body: { id, ver, name, email, status, roles } }));
    };
    const is = async (allowed: readonly string[]) => {
      const found = await said();
      return allowed.includes(found) ? [] : [`the employee is "${found}" instead of "${after}"`];
    };
    return {
      ask,
      judge: answered => is(answered ? [after] : [before, after]),
      finish: async () => {
        await ask();
        return is([after]);
      },
    };
  },
});
