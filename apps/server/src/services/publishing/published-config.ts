import { type DocumentKind, kindRecords } from '@commissary/catalog';
import { can, permissionsAt, tenantScopeOf } from '@commissary/domain';
import { redact } from '@commissary/schema';
import { type Contents, liveAt, pending } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { secretMetadata } from '../documents/index.ts';
import { notFound } from '../errors/index.ts';

export interface PublishedRecord {
  readonly id: string;
  readonly ver: number;
  readonly publishedAt: number;
  readonly by?: string;
  readonly blob: Readonly<Record<string, unknown>>;
}

/** The live configuration of a location, all overrides applied, as far as this person may read it. */
export const publishedConfig = async (
  caller: UseCaseContext,
  kind: DocumentKind,
  location: TenantRecord,
): Promise<PublishedRecord> => {
  const live = (await liveAt(caller.db, [location.id])).find(one => one.kind === kind);
  if (live === undefined) throw notFound();
  return { ...(await configOf(caller, kind, location, live)), publishedAt: live.publishedAt.getTime() };
};

/** The same as the scheduled publish will bring it there, with when and by whom; 404 where none brings it. [RULE.publish.66] */
export const scheduledConfig = async (
  caller: UseCaseContext,
  kind: DocumentKind,
  location: TenantRecord,
): Promise<PublishedRecord> => {
  const open = await pending(caller.db, kindRecords[kind].publishedWith, [location.id]);
  const next = open.find(({ scope }) => scope === 'scheduled');
  const content = next?.contents[kind];
  if (next === undefined || content === undefined) throw notFound();
  const { dueAt, by } = next;
  return { ...(await configOf(caller, kind, location, content)), publishedAt: dueAt.getTime(), by };
};

const configOf = async (
  caller: UseCaseContext,
  kind: DocumentKind,
  location: TenantRecord,
  { documentId, manifest, pins }: NonNullable<Contents[DocumentKind]>,
): Promise<Pick<PublishedRecord, 'id' | 'ver' | 'blob'>> => {
  const document = (await caller.content.documents(caller.db, [manifest])).get(manifest);
  const held: ReadonlySet<string> = permissionsAt(caller.person, tenantScopeOf(location));
  const lookUp = await secretMetadata(caller, kind, { documents: [document] });
  const blob = redact(definitions[kind].field, document, permission => held.has(permission), lookUp);
  const whole = blob as Readonly<Record<string, unknown>>;
  return {
    id: documentId,
    ver: pins.base?.version ?? 0,
    blob: can(caller.person, 'userAdmin', tenantScopeOf(location)) ? whole : withoutEmployees(whole),
  };
};

/** Who works there is for people who manage employees there. */
const withoutEmployees = ({ employees: _, ...blob }: Readonly<Record<string, unknown>>) => blob;
