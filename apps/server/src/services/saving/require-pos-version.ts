import { type Change, getAt } from '@commissary/document';
import { isOlderPos } from '@commissary/domain';
import { fieldAt, posRequirementsIn } from '@commissary/schema';
import { findTenant } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { DocumentLayer } from '../documents/index.ts';
import { rejectInvalid } from './reject-invalid.ts';

/**
 * Rejects a location's save that newly chooses an option for which its point of sale is known to be too old
 * (RULE.credit.11). A group and the company may choose it, and what the location has already stays. The version is read
 * from the database, and only where it matters: every check-in may bring another one.
 */
export const requirePosVersion = async (
  { db }: Pick<UseCaseContext, 'db'>,
  { kind, tenant }: DocumentLayer,
  before: unknown,
  written: readonly Change[],
): Promise<void> => {
  if (tenant?.type !== 'LOCATION') return;
  const needs = written
    .flatMap(change => {
      const field = 'value' in change ? fieldAt(definitions[kind].field, change.path) : undefined;
      return field === undefined || !('value' in change) ? [] : posRequirementsIn(field, change.value, change.path);
    })
    .filter(({ path, value }) => getAt(before, path) !== value);
  if (needs.length === 0) return;
  const version = (await findTenant(db, tenant.id))?.posVersion ?? null;
  if (version === null) return;
  const older = needs.filter(({ minPosVersion }) => isOlderPos(version, minPosVersion));
  rejectInvalid(
    older.map(({ path, minPosVersion: min }) => ({ path, code: 'needs-newer-pos', params: { min, version } })),
  );
};
