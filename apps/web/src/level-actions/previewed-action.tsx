import { levelsTexts } from '@commissary/catalog';
import type { LocationEffect } from '@commissary/contract';
import type { Change } from '@commissary/document';
import { type Field, pathLabelsAt } from '@commissary/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type FormattedChange, formatChange, valueTexts } from '../formatting/index.ts';
import { refreshDocuments, showActionError, undoAction } from '../levels/index.ts';
import { notify } from '../notifications/index.ts';
import { notifySaved } from '../publishing/index.ts';
import { SkeletonRows } from '../ui/index.ts';
import { ImpactList } from './impact-list.tsx';
import { impactScope } from './impact-text.ts';
import { MultiLevelActionDialog } from './multi-level-action-dialog.tsx';

/** The part of a preview that every action has. */
export interface Previewed {
  readonly effects: readonly LocationEffect[];
}

export interface PreviewedActionProps<P extends Previewed, A> {
  readonly title: string;
  readonly accept: string;
  /** The message when it is done. */
  readonly done: string;
  readonly companyId: string;
  /** What the preview depends on. */
  readonly about: readonly unknown[];
  readonly preview: (signal: AbortSignal) => Promise<P>;
  readonly act: (previewed: P) => Promise<A>;
  /** Undoes the action, given its response, where that is possible. */
  readonly undo?: (answer: A) => Promise<unknown>;
  /** The number of locations where the action can change anything. */
  readonly reach: number;
  readonly definition: Field;
  /** The document of the tenant, for the names in it. */
  readonly document: unknown;
  /** A text for a change that replaces the general one. */
  readonly said?: (change: Change) => FormattedChange;
  readonly notes: (previewed: P) => ReactNode;
  readonly onClose: () => void;
}

/**
 * An action on one document at several levels: a preview of its changes, then the action itself. A rejection closes the
 * dialog and is shown.
 */
export function PreviewedAction<P extends Previewed, A>(props: PreviewedActionProps<P, A>) {
  const {
    title,
    accept,
    done,
    companyId,
    about,
    preview,
    act,
    undo,
    reach,
    definition,
    document,
    said,
    notes,
    onClose,
  } = props;
  const client = useQueryClient();
  const asked = useQuery({
    queryKey: ['previewedAct', companyId, ...about],
    queryFn: ({ signal }) => preview(signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const doing = useMutation({
    mutationFn: act,
    onSuccess: (answer, { effects }) => {
      const back = undo && {
        act: { text: levelsTexts.undo, run: () => void undoAction(client, companyId, () => undo(answer)) },
      };
      const tenantIds = effects.map(({ locationId }) => locationId);
      const kind = effects[0]?.kind;
      const text = levelsTexts.doneNotPublished(done);
      if (kind === undefined) notify('success', text, back);
      else notifySaved({ companyId, kind, tenantIds }, text, back);
    },
    onError: error => showActionError(error),
    onSettled: async () => {
      onClose();
      await refreshDocuments(client, companyId);
    },
  });
  useEffect(() => {
    if (!asked.error) return;
    showActionError(asked.error);
    onClose();
  }, [asked.error, onClose]);
  const { data } = asked;
  return (
    <MultiLevelActionDialog
      title={title}
      about={data === undefined ? levelsTexts.loadingPreview : impactScope(data.effects, reach)}
      accept={accept}
      disabled={data === undefined}
      busy={doing.isPending}
      onAccept={() => data !== undefined && doing.mutate(data)}
      onClose={onClose}
    >
      {data === undefined ? (
        <SkeletonRows rows={3} />
      ) : (
        <>
          <ImpactList
            effects={data.effects}
            words={(_, change) => said?.(change) ?? formatChange(definition, document, change)}
            formatPath={(_, path) => pathLabelsAt(valueTexts, definition, document, path).join(' › ')}
          />
          {notes(data)}
        </>
      )}
    </MultiLevelActionDialog>
  );
}
