import { type Menu, type MenuImportPlan, planMenuImport, menuImportScreenTexts as texts } from '@commissary/catalog';
import type { Field, Id } from '@commissary/schema';
import { useEffect, useState } from 'react';
import { reportError } from '../../notifications/index.ts';
import { createStore } from '../../ui/index.ts';
import { inSlices, pause } from './in-slices.ts';
import type { OpenedTable } from './opened-table.ts';
import { sentencesByLine } from './result/item-changes.ts';

export interface Planned {
  /** What the plan is of. */
  readonly menu: Menu;
  readonly opened: OpenedTable;
  readonly plan: MenuImportPlan;
  /** What a row changes of its item. */
  readonly sentences: (line: number) => readonly string[];
}

/**
 * What the opened table does to the menu, planned while the page answers. The plan of an earlier choice stays until the
 * next one is there; another choice ends the work for the one before.
 */
export const usePlan = (definition: Field, menu: Menu, opened: OpenedTable | null, newId: () => Id) => {
  const [planned, setPlanned] = useState<Planned | null>(null);
  // Beside React: the page is not drawn anew for it.
  const [percent] = useState(() => createStore(0));
  useEffect(() => {
    if (opened === null) return setPlanned(null);
    const stop = new AbortController();
    percent.set(0);
    const plan = async () => {
      // The columns are painted first.
      await pause();
      const found = await inSlices(planMenuImport(menu, opened.file, opened.setup, newId), stop.signal, share =>
        percent.set(Math.floor(share * 4) * 25),
      );
      await pause();
      if (found === undefined || stop.signal.aborted) return;
      const sentences = sentencesByLine(definition, menu, found);
      await pause();
      if (!stop.signal.aborted) setPlanned({ menu, opened, plan: found, sentences });
    };
    plan().catch(error => reportError(error, texts.notPlanned));
    return () => stop.abort();
  }, [definition, menu, opened, newId, percent]);
  return { planned, percent, isCurrent: planned !== null && planned.opened === opened && planned.menu === menu };
};
