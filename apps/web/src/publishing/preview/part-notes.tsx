import { publishedTogether, partTexts as texts } from '@commissary/catalog';
import type { LocationPreview } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { UserError } from '../../api/index.ts';
import { useDocumentFormatter } from '../../levels/index.ts';
import { type ChosenChange, otherSchedulesOf, publishRefusalText } from '../index.ts';
import { OtherSchedules } from './other-schedules.tsx';

export interface PartNotesProps {
  readonly kind: PublishKind;
  readonly companyId: string;
  readonly previews: readonly LocationPreview[];
  readonly only: readonly ChosenChange[];
}

/** What becomes of the other changes and of schedules, and why these changes cannot go live alone. */
export function PartNotes({ kind, companyId, previews, only }: PartNotesProps) {
  const locationIds = previews.map(({ locationId }) => locationId);
  const name = `part ${locationIds.join(' ')} ${only.map(({ kind: document, path }) => `${document} ${path}`).join(' ')}`;
  const body = { act: 'part' as const, locationIds, only: [...only] };
  const other = useQuery({ ...otherSchedulesOf(companyId, kind, name, body), retry: false, enabled: only.length > 0 });
  const words = useDocumentFormatter(companyId, locationIds[0] ?? null, publishedTogether(kind));
  const [first] = other.error instanceof UserError ? other.error.failures : [];
  // They went live meanwhile, and the preview is about to show it.
  const refusal = first?.code === 'NOT_UNPUBLISHED' ? undefined : first;
  const nameOf = (path: string): string => {
    for (const { documents } of previews)
      for (const document of documents) {
        const change = document.changes.find(one => one.path === path);
        if (change !== undefined) return words(document.kind, change, document.labels?.[path]).label;
      }
    return path;
  };
  return (
    <div className="stack gap-4 text-13 tone-2">
      <p>{texts.staysUnpublished}</p>
      <OtherSchedules schedules={other.data ?? []} what={texts.changed} />
      {refusal && (
        <p className="tone-error" role="alert">
          {refusal.code === 'PART_NOT_ALONE'
            ? texts[refusal.params?.why === 'loses-target' ? 'losesTarget' : 'comesAlong'](
                nameOf(String(refusal.params?.field)),
              )
            : publishRefusalText(refusal.code, kind)}
        </p>
      )}
    </div>
  );
}
