import { documentKinds } from '@commissary/catalog';
import type { Regrouping } from '@commissary/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';
import { useDocumentFormatter } from '../levels/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { ImpactList } from './impact-list.tsx';

export interface Move {
  readonly locationId: string;
  readonly groupId: string | null;
}

/** What moving locations, or removing a group, would change. */
export const regroupingOf = (companyId: string, moves: readonly Move[], removed?: string) =>
  queryOptions({
    queryKey: ['regrouping', companyId, moves, removed ?? null],
    queryFn: async ({ signal }) => {
      const body = { moves: [...moves], ...(removed !== undefined && { removed }) };
      return responseBody(await api.groups.preview({ params: { companyId }, body }, { signal }));
    },
    enabled: moves.length > 0 || removed !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** The values that each location gains and loses, over all its documents. */
export function MoveLocationsImpact({ effects }: Pick<Regrouping, 'effects'>) {
  const { companyId } = useActiveTenant();
  const words = useDocumentFormatter(companyId, effects[0]?.locationId ?? null, documentKinds);
  return (
    <ImpactList effects={effects} words={words} formatPath={(kind, path) => words(kind, { op: 'unset', path }).label} />
  );
}
