import { employeeImportTexts as texts } from '@commissary/catalog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, responseBody, StatusError, UserError } from '../../api/index.ts';
import { employeesKey, refreshPublishing, useIdempotencyKeys } from '../../cache/index.ts';
import type { TextProblem } from '../../files/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { readInWorker } from './file/read-in-worker.ts';
import { bodyOf, type CheckedFile, checkOf, type OpenedFile } from './import-queries.ts';
import { firstSetup, hasName, type ImportSetup, keptOf } from './import-setup.ts';
import { checkedRows } from './result/checked-rows.ts';
import { storedSetup, storeSetup } from './stored-setup.ts';
import { useDefaults } from './use-defaults.ts';
import { useUndoImport } from './use-undo-import.ts';

/** A file with employees from its choice to its import. */
export const usePeopleImport = () => {
  const { companyId } = useActiveTenant();
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  const defaults = useDefaults();
  const undo = useUndoImport();
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [problem, setProblem] = useState<TextProblem | null>(null);
  const check = useQuery(checkOf(companyId, opened, opened !== null && hasName(opened.setup)));
  // Until a new file is checked, the answer is about the one before.
  const checked = check.data?.file === opened?.file ? (check.data ?? null) : null;
  const rows = useMemo(() => (opened ? checkedRows(opened, checked) : []), [opened, checked]);
  const reading = useMutation({
    mutationFn: readInWorker,
    onSuccess: found => {
      const isFile = !('problem' in found);
      setProblem(isFile ? null : found);
      setOpened(isFile ? openedAs(found, firstSetup(found, storedSetup(companyId), defaults)) : null);
    },
    onError: () => setProblem({ problem: 'unreadable' }),
  });
  const change = (setup: ImportSetup) => {
    if (opened === null) return;
    storeSetup(companyId, keptOf(opened.file, setup, storedSetup(companyId)));
    setOpened(openedAs(opened.file, setup));
  };
  const close = () => {
    setOpened(null);
    setProblem(null);
  };
  const write = useMutation({
    mutationFn: async ({ result }: CheckedFile) => {
      if (opened === null) throw new Error('no file');
      const body = { ...bodyOf(opened).body, dryRun: false, state: result.state };
      return responseBody(
        await api.employeeImports.run(
          { params: { id: companyId }, body },
          { idempotencyKey: keyOf(`${opened.id} ${result.state}`) },
        ),
      );
    },
    onSuccess: async ({ added, changed, importId }) => {
      close();
      const act = importId === null ? {} : { act: { text: texts.undo, run: () => undo.mutate(importId) } };
      notify('success', texts.imported(added, changed), act);
      await Promise.all([
        client.invalidateQueries({ queryKey: employeesKey }),
        client.invalidateQueries({ queryKey: ['employeeImport', companyId, 'recent'] }),
        refreshPublishing(client, companyId),
      ]);
    },
    onError: (error, { from }) => {
      const [failure] = error instanceof UserError ? error.failures : [];
      const row = from[Number(failure?.path?.split('/')[3])];
      // Something changed since the check: it is shown again, with what is in the way now.
      if (failure?.code === 'ALREADY_EXISTS' && row !== undefined) notify('error', texts.takenAddress(row.line));
      else if (failure?.code === 'RATE_LIMIT_EXCEEDED') notify('error', texts.tooOften);
      else if ((error instanceof StatusError && error.status === 409) || error instanceof UserError)
        notify('error', texts.changedMeanwhile);
      else reportError(error, texts.importFailed);
      if (opened !== null) setOpened(openedAs(opened.file, opened.setup));
    },
  });
  return { opened, problem, reading, change, close, check, checked, rows, write };
};

export type PeopleImport = ReturnType<typeof usePeopleImport>;

const openedAs = (file: OpenedFile['file'], setup: ImportSetup): OpenedFile => ({
  id: crypto.randomUUID(),
  file,
  setup,
});
