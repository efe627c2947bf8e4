import { type Menu, type MenuImportPlan, planMenuImport, menuImportScreenTexts as texts } from '@commissary/catalog';
import type { Id } from '@commissary/schema';
import { useEffect, useState } from 'react';
import { reportError } from '../../notifications/index.ts';
import { inSlices } from './in-slices.ts';
import type { OpenedTable } from './opened-table.ts';

interface Planned {
  /** What the plan is of. */
  readonly menu: Menu;
  readonly opened: OpenedTable;
  readonly plan: MenuImportPlan;
}

/**
 * What the opened table does to the menu, planned while the page answers. The plan of an earlier choice stays until the
 * next one is there; another choice ends the work for the one before.
 */
export const usePlan = (menu: Menu, opened: OpenedTable | null, newId: () => Id) => {
  const [planned, setPlanned] = useState<Planned | null>(null);
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (opened === null) return setPlanned(null);
    const stop = new AbortController();
    setPercent(0);
    inSlices(planMenuImport(menu, opened.file, opened.setup, newId), stop.signal, share =>
      setPercent(Math.floor(share * 4) * 25),
    ).then(
      plan => plan !== undefined && !stop.signal.aborted && setPlanned({ menu, opened, plan }),
      error => reportError(error, texts.notPlanned),
    );
    return () => stop.abort();
  }, [menu, opened, newId]);
  return {
    planned: planned?.opened ?? null,
    plan: planned?.plan ?? null,
    percent,
    isCurrent: planned !== null && planned.opened === opened && planned.menu === menu,
  };
};
