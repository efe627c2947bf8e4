import {
  formTexts,
  type Menu,
  type MenuImportSetup,
  proposeSetup,
  menuImportScreenTexts as texts,
} from '@commissary/catalog';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DocumentFile, type FileProblem, readInWorker, type TableFile } from '../../files/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { type FileDifference, loadFiles } from '../../form/restore/index.ts';
import { useForm, useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { fittingColumns } from './column-choices.ts';
import { takeTable } from './given-table.ts';
import { pause } from './in-slices.ts';
import { itemsHref } from './menu-hrefs.ts';
import type { OpenedTable } from './opened-table.ts';
import { putIntoForm } from './put-into-form.ts';
import { storedSetup, storeSetup } from './stored-columns.ts';
import { usePlan } from './use-plan.ts';

// The definition of the menu says what its values are.
const menuIn = (session: EditSession): Menu => valueIn(session, '') as Menu;

/** A file with a menu from its choice until it is in the form. */
export const useMenuImport = () => {
  const { store, address, newId } = useForm();
  const { companyId, tenantId, menuId } = address;
  const router = useRouter();
  const inForm = useFormSelectorAfterPaint('', menuIn);
  // While its changes go into the form, and until the page is left: what they did is not compared with the file again.
  const [added, setAdded] = useState<Menu | null>(null);
  const menu = added ?? inForm;
  const scope = tenantId === null ? 'menu' : 'prices';
  const openedAs = (file: TableFile): OpenedTable => {
    const kept = storedSetup(companyId, scope, file.headers);
    const { setup, system, duplicateHeaders } = proposeSetup(menu, file, kept?.columns);
    const columns = fittingColumns(menu, scope, setup.columns);
    return { file, system, duplicateHeaders, setup: { ...setup, ...kept, columns, scope } };
  };
  const [opened, setOpened] = useState<OpenedTable | null>(() => {
    const given = takeTable(menuId);
    return given === null ? null : openedAs(given);
  });
  const [difference, setDifference] = useState<FileDifference | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [progress, setProgress] = useState(0);
  const open = useRef(new AbortController());
  useEffect(() => {
    const page = new AbortController();
    open.current = page;
    return () => page.abort();
  }, []);
  const { planned, percent, isCurrent } = usePlan(store.session().opened.definition, menu, opened, newId);
  const close = () => {
    setOpened(null);
    setDifference(null);
    setProblem(null);
  };
  /** An exported menu is compared as a whole. */
  const compare = async ({ name, document }: DocumentFile) => {
    const { differenceOf } = await loadFiles();
    setDifference(differenceOf('menu', store.session(), name, document));
  };
  const reading = useMutation({
    mutationFn: (file: File) => {
      setProgress(0);
      return readInWorker(file, setProgress);
    },
    onSuccess: found => {
      close();
      if ('problem' in found) setProblem(found);
      else if ('document' in found) return compare(found);
      else setOpened(openedAs(found));
    },
    onError: () => setProblem({ problem: 'unreadable' }),
  });
  /** What was typed is a table without a file. */
  const take = (table: TableFile) => {
    close();
    setOpened(openedAs(table));
  };
  const change = useCallback(
    (setup: MenuImportSetup) => {
      if (opened === null) return;
      storeSetup(companyId, opened.file.headers, setup);
      setOpened({ ...opened, setup });
    },
    [companyId, opened],
  );
  const applied = (needs: readonly string[]) => {
    notify('success', texts.applied, needs.length === 0 ? {} : { text: formTexts.keptForLackOf(needs) });
    navigateTo(router, itemsHref(address));
  };
  const apply = useMutation({
    mutationFn: async () => {
      const { signal } = open.current;
      setAdded(menu);
      const needs = planned === null ? null : await putIntoForm(store, menu, planned.plan.next, signal);
      await pause();
      if (signal.aborted) return;
      if (needs !== null) return applied(needs);
      setAdded(null);
      notify('error', texts.notApplied);
    },
    onError: error => {
      setAdded(null);
      reportError(error, texts.notApplied);
    },
  });
  return {
    ...{ menu, opened, planned, percent, isCurrent, difference, problem, progress, reading, change },
    ...{ close, take, apply, applied },
  };
};

export type MenuImportWork = ReturnType<typeof useMenuImport>;
