import { createHash } from 'node:crypto';
import type { LogOnList } from '@commissary/contract';
import { pinHashing, type WorkingEmployee } from '@commissary/domain';
import { findPinSalt, findPins, type PinRow } from '../../store/people/index.ts';
import { liveAt } from '../../store/publishing/index.ts';
import { logOnVersion, type TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { workingEmployees } from '../people/index.ts';

/**
 * Changes when who may log on at a location does: with a publish of employment, and with somebody who begins, leaves or
 * gets another PIN.
 */
export const logOnToken = (employment: string | undefined, version: string): string =>
  createHash('sha256')
    .update(`${employment ?? ''} ${version}`)
    .digest('base64url')
    .slice(0, 22);

interface Admitted {
  readonly token: string;
  readonly people: readonly Pick<WorkingEmployee, 'id' | 'name'>[];
  /** By person. */
  readonly pins: ReadonlyMap<string, PinRow>;
}

/**
 * Who may log on right now: the people of the live employment who still work there, are active and have a PIN. A new job
 * waits for its publish; whoever leaves is out at once.
 */
export const admittedAt = async ({ db, content }: Context, location: TenantRecord): Promise<Admitted> => {
  const live = (await liveAt(db, [location.id])).find(({ kind }) => kind === 'employment');
  // Before the people are read: a change in between brings the terminal here again.
  const token = logOnToken(live?.manifest, await logOnVersion(db, location));
  const document = live && (await content.documents(db, [live.manifest])).get(live.manifest);
  const published = (document as { readonly employees?: readonly WorkingEmployee[] } | undefined)?.employees ?? [];
  const employed = (await workingEmployees(db, location.companyId, [location]))(location.id);
  const present = new Set(employed.map(({ id }) => id));
  const admitted = published.filter(({ id }) => present.has(id));
  const rows = await findPins(
    db,
    admitted.map(({ id }) => id),
  );
  const pins = new Map(rows.map(row => [row.personId, row]));
  return { token, people: admitted.filter(({ id }) => pins.has(id)), pins };
};

/** The list for terminals of an earlier version: all of a company have one salt. */
export const readLogOnList = async (context: Context, location: TenantRecord): Promise<LogOnList> => {
  const { token, people, pins } = await admittedAt(context, location);
  return {
    token,
    salt: await findPinSalt(context.db, location.companyId),
    ...pinHashing,
    people: people.flatMap(({ id, name }) => {
      const row = pins.get(id);
      return row === undefined ? [] : [{ id, name, verifier: context.pins.verifier(row) }];
    }),
  };
};
