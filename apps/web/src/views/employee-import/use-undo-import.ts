import { employeeImportTexts as texts } from '@commissary/catalog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody, StatusError } from '../../api/index.ts';
import { employeesKey, refreshPublishing, useIdempotencyKeys } from '../../cache/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';

/** Undoes an import by its id; says who was changed since where that is in the way. */
export const useUndoImport = () => {
  const { companyId } = useActiveTenant();
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMutation({
    mutationFn: async (importId: string) =>
      responseBody(
        await api.employeeImports.undo(
          { params: { id: companyId }, body: { importId } },
          { idempotencyKey: keyOf(importId) },
        ),
      ),
    onSuccess: () => notify('success', texts.undoDone),
    onError: error => {
      const blocked = error instanceof StatusError && error.status === 409 ? error.failures : [];
      const names = blocked.map(({ params }) => texts.changedBy(String(params?.name ?? ''), String(params?.by ?? '')));
      if (names.length > 0) notify('error', texts.undoBlocked(names));
      else reportError(error, texts.undoFailed);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: employeesKey }),
        client.invalidateQueries({ queryKey: ['employeeImport', companyId, 'recent'] }),
        refreshPublishing(client, companyId),
      ]),
  });
};
