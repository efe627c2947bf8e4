import type { DocumentKind } from '@commissary/catalog';
import { can, permissionsAt, tenantScopeOf } from '@commissary/domain';
import { redact } from '@commissary/schema';
import { liveAt } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { secretMetadata } from '../documents/index.ts';
import { notFound } from '../errors/index.ts';

export interface PublishedRecord {
  readonly id: string;
  readonly ver: number;
  readonly publishedAt: number;
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
  const document = (await caller.content.documents(caller.db, [live.manifest])).get(live.manifest);
  const held: ReadonlySet<string> = permissionsAt(caller.person, tenantScopeOf(location));
  const lookUp = await secretMetadata(caller, kind, { documents: [document] });
  const blob = redact(definitions[kind].field, document, permission => held.has(permission), lookUp);
  const whole = blob as Readonly<Record<string, unknown>>;
  return {
    id: live.documentId,
    ver: live.pins.base?.version ?? 0,
    publishedAt: live.publishedAt.getTime(),
    blob: can(caller.person, 'userAdmin', tenantScopeOf(location)) ? whole : withoutEmployees(whole),
  };
};

/** Who works there is for people who manage employees there. */
const withoutEmployees = ({ employees: _, ...blob }: Readonly<Record<string, unknown>>) => blob;
