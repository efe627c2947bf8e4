import type { Override } from '@commissary/contract';
import { isArray, isRecord } from '@commissary/schema';
import type { Db } from '../../store/database/index.ts';
import { listExternalIds } from '../../store/scheduling/index.ts';
import type { DocumentLayer } from '../documents/index.ts';
import { companyPlace } from './desired-items.ts';

/** The lists of an employment document whose members the scheduling service has, as what it has them. */
const kinds = { departments: 'department', jobTypes: 'role' } as const;
type Section = keyof typeof kinds;
const sections: readonly Section[] = ['departments', 'jobTypes'];
const isSection = (name: string): name is Section => Object.hasOwn(kinds, name);

/** An answer with an employment document, at the company or below. */
interface EmploymentAnswer {
  readonly locationBlob: unknown;
  readonly override?: Override;
  readonly groupOverride?: Override | null;
}

/**
 * Adds the ids that the scheduling service gave departments and job types to an answer. They are no part of a document:
 * they make no version, and a save ignores them. The same answer where there is none.
 */
export const withExternalIds = async <B extends object>(
  db: Db,
  { companyId, tenant }: DocumentLayer,
  body: B & Partial<EmploymentAnswer>,
): Promise<B> => {
  const rows = await listExternalIds(db, companyId, Object.values(kinds));
  if (rows.length === 0) return body;
  const ids = new Map(rows.map(({ kind, placeId, itemId, externalId }) => [key(kind, placeId, itemId), externalId]));
  const withId = (section: Section, placeId: string, member: unknown): unknown => {
    const externalId = isRecord(member) ? ids.get(key(kinds[section], placeId, String(member.id))) : undefined;
    return externalId !== undefined && isRecord(member) ? { ...member, externalId } : member;
  };
  const document = (placeId: string, value: unknown): unknown => {
    if (!isRecord(value)) return value;
    const lists = sections.flatMap(section => {
      const members = value[section];
      return isArray(members) ? [[section, members.map(member => withId(section, placeId, member))] as const] : [];
    });
    return { ...value, ...Object.fromEntries(lists) };
  };
  const override = (placeId: string, list: Override): Override => ({
    ...list,
    changes: list.changes.map(change => {
      const section = change.path.split('/')[1] ?? '';
      const isMember = change.op === 'add' && change.path.split('/').length === 3 && isSection(section);
      return isMember ? { ...change, value: withId(section, placeId, change.value) } : change;
    }),
  });
  return {
    ...body,
    locationBlob: document(companyPlace, body.locationBlob),
    ...(body.override && tenant && { override: override(tenant.id, body.override) }),
    ...(body.groupOverride && tenant?.groupId && { groupOverride: override(tenant.groupId, body.groupOverride) }),
  };
};

const key = (...names: readonly string[]): string => JSON.stringify(names);
