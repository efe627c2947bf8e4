import type { PlaceEffect } from '@commissary/contract';
import type { Change } from '@commissary/document';
import { type Field, labelsAt } from '@commissary/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type ChangeSaid, changeSaid } from '../form/change-said.ts';
import { notify } from '../shell/notify.ts';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { ActDialog } from './act-dialog.tsx';
import { refreshDocuments, takeBack, tellRefusal } from './after-act.ts';
import { reachOfEffects } from './effect-words.ts';
import { EffectsList } from './effects-list.tsx';

/** What a preview answers, as far as every act has it. */
export interface Previewed {
  readonly effects: readonly PlaceEffect[];
}

export interface PreviewedActProps<P extends Previewed, A> {
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
  readonly said?: (change: Change) => ChangeSaid;
  readonly notes: (previewed: P) => ReactNode;
  readonly onClose: () => void;
}

/** An act on one document at several levels: what it would change where, then the act itself. A refusal closes it and is told. */
export function PreviewedAct<P extends Previewed, A>(props: PreviewedActProps<P, A>) {
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
      const back = undo && { act: { text: 'Undo', run: () => void takeBack(client, companyId, () => undo(answer)) } };
      notify('success', `${done} It is not published yet.`, back);
    },
    onError: error => tellRefusal(error, 'this'),
    onSettled: async () => {
      onClose();
      await refreshDocuments(client, companyId);
    },
  });
  useEffect(() => {
    if (!asked.error) return;
    tellRefusal(asked.error, 'this');
    onClose();
  }, [asked.error, onClose]);
  const { data } = asked;
  return (
    <ActDialog
      title={title}
      about={data === undefined ? 'Loading preview…' : reachOfEffects(data.effects, reach)}
      accept={accept}
      disabled={data === undefined}
      busy={doing.isPending}
      onAccept={() => data !== undefined && doing.mutate(data)}
      onClose={onClose}
    >
      {data === undefined ? (
        <LoadingRows rows={3} />
      ) : (
        <>
          <EffectsList
            effects={data.effects}
            words={(_, change) => said?.(change) ?? changeSaid(definition, document, change)}
            placeWords={(_, path) => labelsAt(definition, document, path).join(' › ')}
          />
          {notes(data)}
        </>
      )}
    </ActDialog>
  );
}
