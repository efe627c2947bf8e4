import { storedSecrets } from '@commissary/schema';
import type { Context } from '../../context.ts';
import { liveAt } from '../../store/published.ts';
import type { TenantRecord } from '../../store/tenant.ts';
import { notFound } from '../api-error.ts';
import { definitions } from '../documents/definitions.ts';

/** The value of a secret, only for the terminals of a location whose live configuration contains its id. */
export const readTerminalSecret = async (context: Context, location: TenantRecord, id: string): Promise<string> => {
  const live = await liveAt(context.db, [location.id]);
  const documents = await context.content.documents(
    context.db,
    live.map(({ manifest }) => manifest),
  );
  for (const { kind, manifest, documentId } of live) {
    const found = storedSecrets(definitions[kind].field, documents.get(manifest)).find(one => one.id === id);
    if (found === undefined) continue;
    const binding = { companyId: location.companyId, documentId, path: found.path, id };
    const value = await context.secrets.open(context.db, binding);
    if (value !== null) return value;
  }
  throw notFound();
};
