import { levelsTexts } from '@commissary/catalog';
import type { LocationEffect } from '@commissary/contract';
import type { Change } from '@commissary/document';
import { type Field, pathLabelsAt } from '@commissary/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type FormattedChange, formatChange } from '../form/format-change.ts';
import { notify } from '../shell/notify.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { refreshDocuments, showActionError, undoAction } from './after-action.ts';
import { ImpactList } from './impact-list.tsx';
import { impactScope } from './impact-text.ts';
import { MultiLevelActionDialog } from './multi-level-action-dialog.tsx';

/** What a preview answers, as far as every act has it. */
export interface Previewed {
  readonly effects: readonly LocationEffect[];
}

export interface PreviewedActionProps<P extends Previewed, A> {
  readonly title: string;
  readonly accept: string;
  /** Said when it is done. */
  readonly done: string;
  readonly companyId: string;
  /** What the preview depends on. */
  readonly about: readonly unknown[];
  readonly preview: (signal: AbortSignal) => Promise<P>;
  readonly act: (previewed: P) => Promise<A>;
  /** Takes back what the act answered with, where it can be. */
  readonly undo?: (answer: A) => Promise<unknown>;
  /** At how many locations the act can change anything. */
  readonly reach: number;
  readonly definition: Field;
  /** The document as the place has it, for the names in it. */
  readonly document: unknown;
  /** Other words for a change than those that fit every document. */
  readonly said?: (change: Change) => FormattedChange;
  readonly notes: (previewed: P) => ReactNode;
  readonly onClose: () => void;
}

/** An act on one document at several levels: what it would change where, then the act itself. A refusal closes it and is told. */
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
    onSuccess: answer => {
      const back = undo && {
        act: { text: levelsTexts.undo, run: () => void undoAction(client, companyId, () => undo(answer)) },
      };
      notify('success', levelsTexts.doneNotPublished(done), back);
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
            formatPath={(_, path) => pathLabelsAt(definition, document, path).join(' › ')}
          />
          {notes(data)}
        </>
      )}
    </MultiLevelActionDialog>
  );
}
