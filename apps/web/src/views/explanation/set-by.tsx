import { explanationTexts as texts } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { historyOf } from '../../form/history/index.ts';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { SkeletonRows } from '../../ui/index.ts';

/** Where a value is stored: the document and the path in it, and the level that sets it. */
export interface ValueSource {
  readonly address: CachedDocumentKey;
  readonly path: string;
  readonly level: Level;
  /** The name of the level: Company, the name of the group or location. */
  readonly name: string;
  /** The group or location that sets it; null is the company. */
  readonly tenantId: string | null;
  /** The page that shows it; null where no page does. */
  readonly href: string | null;
}

/** Who set a value at its level, and when. [RULE.why.01] */
export function SetBy({ source: { address, path, tenantId, name } }: { readonly source: ValueSource }) {
  const { data, isError } = useQuery(historyOf(address, path));
  if (isError) return <p className="text-12 tone-2 full-width">{texts.historyError}</p>;
  if (data === undefined) return <SkeletonRows rows={1} height={16} />;
  const newest = data.find(one => one.tenantId === tenantId);
  return (
    <p className="text-12 tone-2 full-width" role="status">
      {newest === undefined ? texts.neverSet : texts.setBy(newest.by, dayAndTimeAt(newest.at, pageZone()), name)}
    </p>
  );
}
