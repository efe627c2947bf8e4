import { documents, messages, overridesTexts } from '@commissary/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { type CachedDocumentKey, documentKey, refreshUnpublished } from '../../cache/index.ts';
import { change, openEditSession } from '../../form/edit-session/index.ts';
import { documentPort, saveDocument } from '../../form/save/index.ts';
import { askConfirm, notify, reportError } from '../../notifications/index.ts';
import { notifySaved } from '../../publishing/index.ts';
import type { ActiveTenant } from '../../session/index.ts';

/** Resets some paths to the inherited values and saves that, the same way as every save. */
export const useResetAll =
  (address: CachedDocumentKey, tenant: ActiveTenant, client: QueryClient) =>
  async (paths: readonly string[]): Promise<void> => {
    const { title } = documents[address.kind];
    const port = documentPort(address, tenant.level, loaded => client.setQueryData(documentKey(address), loaded));
    try {
      let session = openEditSession(await port.load());
      session = change(
        session,
        paths.map(path => ({ op: 'reset', path })),
      );
      const outcome = await saveDocument({
        port,
        companyMatches: true,
        issues: () => [],
        confirm: async count =>
          (await askConfirm({
            text: messages.save.manyChanges(count),
            accept: overridesTexts.save(count),
          })) === 'accept',
        read: () => session,
        write: next => {
          session = next;
        },
      });
      if (outcome.is === 'saved')
        notifySaved({ ...address, tenantIds: [address.tenantId] }, messages.save.success(title));
      else if (outcome.is === 'nothing') notify('info', messages.diff.empty);
      else if (outcome.is !== 'canceled') notify('error', messages.save.fail(title));
    } catch (error) {
      reportError(error, messages.save.fail(title));
    }
    await Promise.all([
      refreshUnpublished(client, address.companyId),
      client.invalidateQueries({ queryKey: ['documents', address.companyId, address.kind] }),
    ]);
  };
