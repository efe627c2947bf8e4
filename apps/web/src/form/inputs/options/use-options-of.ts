import type { DocumentKind } from '@commissary/catalog';
import type { ReferenceOption } from '@commissary/contract';
import { type Id, isCrossDocument, listsOf, type Reference } from '@commissary/schema';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { referenceOptionsQuery } from '../../../cache/index.ts';
import { effectiveOf } from '../../../snapshot/index.ts';
import { contentOf } from '../../edit-session/index.ts';
import { offeredTargets, useForm } from '../../state/index.ts';

export interface NamedOption {
  readonly id: Id;
  readonly name: string;
  /** What the other document says of it beside the name. */
  readonly note?: ReferenceOption['note'];
}

/** The options of several references: of the document that is edited, or of another one, of which there is one. */
export const useOptionsOf = (items: readonly Reference[]) => {
  const { address, store } = useForm();
  const outward = useMemo(() => items.filter(isCrossDocument), [items]);
  const answers = useQueries({
    queries: outward.map(item => {
      const [target] = listsOf(item);
      const { companyId, tenantId } = address;
      const kind = (target?.document ?? address.kind) as DocumentKind;
      return referenceOptionsQuery({ kind, companyId, tenantId, menuId: null }, target?.path ?? '');
    }),
    combine: results => ({
      pending: results.some(({ isPending }) => isPending),
      choices: results.map(({ data }) => data?.choices ?? none),
    }),
  });
  const { choices } = answers;
  const optionsOf = useCallback(
    (item: Reference): readonly NamedOption[] => {
      if (isCrossDocument(item)) return choices[outward.indexOf(item)] ?? none;
      const { opened } = store.session();
      return offeredTargets(opened.definition, effectiveOf(opened, contentOf(store.session())), item, undefined);
    },
    [choices, outward, store],
  );
  return { pending: answers.pending, optionsOf };
};

const none: readonly NamedOption[] = [];
