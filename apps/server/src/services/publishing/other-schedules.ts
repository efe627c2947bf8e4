import type { DocumentKind } from '@commissary/catalog';
import type { OtherSchedule } from '@commissary/contract';
import { getAt } from '@commissary/document';
import type { PublishKind } from '@commissary/domain';
import { equal } from '@commissary/schema';
import { pending } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { ChangedDocument } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { asPublished } from './to-published.ts';

/** A document as it goes live, and the paths that the edits set there. */
export interface EditedDocument {
  readonly document: ChangedDocument;
  readonly paths: readonly string[];
}

interface Edited {
  readonly blobType: PublishKind;
  readonly kind: DocumentKind;
  readonly locations: readonly TenantRecord[];
  readonly edited: ReadonlyMap<string, EditedDocument>;
}

/** The scheduled publishes that would bring another value of an edited path to its location again. */
export const otherSchedules = async (
  { db, content }: Pick<UseCaseContext, 'db' | 'content'>,
  { blobType, kind, locations, edited }: Edited,
): Promise<OtherSchedule[]> => {
  const open = await pending(
    db,
    blobType,
    locations.map(({ id }) => id),
  );
  const scheduled = open.filter(({ scope }) => scope === 'scheduled');
  const documents = await content.documents(
    db,
    scheduled.flatMap(({ contents }) => contents[kind]?.manifest ?? []),
  );
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  return scheduled.flatMap(({ locationId, runId, dueAt, by, contents }) => {
    const here = edited.get(locationId);
    const later = documents.get(contents[kind]?.manifest ?? '');
    if (here === undefined || later === undefined) return [];
    const [next, other] = [here.document.document, later].map(one => asPublished(kind, one));
    const paths = here.paths.filter(path => !equal(getAt(next, path) ?? null, getAt(other, path) ?? null));
    if (paths.length === 0) return [];
    const timeZone = zones.get(locationId) ?? 'UTC';
    return { locationId, runId, dueAt: dueAt.getTime(), timeZone, by, paths };
  });
};
