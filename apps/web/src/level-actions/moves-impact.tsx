import { levelsTexts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useActiveTenant } from '../session/index.ts';
import { SectionCard } from '../ui/index.ts';
import { impactScope } from './impact-text.ts';
import { type Move, MoveLocationsImpact, regroupingOf } from './move-locations-impact.tsx';

/** What the moves change at the locations; undefined while it is loaded, null without a move. */
export const useMovesImpact = (moves: readonly Move[]) => {
  const { data } = useQuery(regroupingOf(useActiveTenant().companyId, moves));
  return moves.length === 0 ? null : data;
};

export interface MovesImpactProps {
  readonly title: string;
  readonly moves: readonly Move[];
}

/** A section of a form: what the moves that its save makes change at the locations; nothing without a move. */
export function MovesImpact({ title, moves }: MovesImpactProps) {
  const impact = useMovesImpact(moves);
  if (impact === null) return null;
  return (
    <SectionCard title={title}>
      <p className="tone-2" role="status">
        {impact === undefined ? levelsTexts.loadingImpact : impactScope(impact.effects, moves.length)}
      </p>
      {impact && <MoveLocationsImpact effects={impact.effects} />}
    </SectionCard>
  );
}
