import type { Regrouping } from '@commissary/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api.ts';
import { useActivePlace } from '../session/place.ts';
import { EffectsList } from './effects-list.tsx';
import { useDocumentWords } from './use-document-words.ts';

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
      return bodyOf(await api.groups.preview({ params: { companyId }, body }, { signal }));
    },
    enabled: moves.length > 0 || removed !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

const kinds = ['settings', 'menu', 'employment'] as const;

/** The values that come and go at each location, over all its documents. */
export function RegroupEffects({ effects }: Pick<Regrouping, 'effects'>) {
  const { companyId } = useActivePlace();
  const words = useDocumentWords(companyId, effects[0]?.locationId ?? null, kinds);
  return (
    <EffectsList
      effects={effects}
      words={words}
      placeWords={(kind, path) => words(kind, { op: 'unset', path }).place}
    />
  );
}
