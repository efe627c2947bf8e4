import { storedSecrets } from '@commissary/schema';
import { liveAt } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { Context } from '../context/index.ts';
import { notFound } from '../errors/index.ts';

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
