import { formTexts } from '@commissary/catalog';
import { type Edit, getAt } from '@commissary/document';
import { type Field, initial, isShownTo } from '@commissary/schema';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import { drawPart } from '../../testing/draw-part.tsx';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { change, contentOf } from '../edit-session/index.ts';
import { createFormStore, FormContext } from '../state/index.ts';

export interface DrawnForm {
  /** The value at a path as it is edited now. */
  readonly value: (path: string) => unknown;
  /** Edits the form from outside of what is drawn. */
  readonly edit: (edits: readonly Edit[]) => void;
  readonly undraw: () => void;
}

/** Draws a part of the form of a definition that no document has, with the initial document unless another is given. */
export const drawForm = (
  definition: Field,
  part: ReactNode,
  {
    level = 'company',
    base = initial(definition),
    target = null,
  }: { level?: 'company' | 'location'; base?: unknown; target?: string | null } = {},
): DrawnForm => {
  const store = createFormStore(openedAt(level, { definition, base }));
  let made = 0;
  const form = (
    <FormContext
      value={{
        store,
        address: { kind: 'settings', companyId: 'c', tenantId: null, menuId: null },
        level,
        levels: true,
        names: { company: formTexts.company, group: formTexts.group, location: level },
        owner: formTexts.theCompany,
        levelOf: () => 'company',
        hrefOf: () => null,
        hrefAt: () => '',
        target,
        isShown: isShownTo([]),
        show: () => undefined,
        zone: 'UTC',
        newId: () => `n${++made}`,
        below: [],
        latestAt: () => undefined,
      }}
    >
      {part}
    </FormContext>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: () => form }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return {
    undraw: drawPart(<RouterProvider router={router} />),
    edit: edits => store.write(change(store.session(), edits)),
    value: path => getAt(effectiveOf(store.session().opened, contentOf(store.session())), path),
  };
};
