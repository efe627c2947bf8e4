import { formatCount } from '@commissary/domain';
import { type Field, labelsAt } from '@commissary/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, bodyOf } from '../api.ts';
import type { DocumentAddress } from '../cache/documents.ts';
import { changeSaid } from '../form/change-said.ts';
import { useUser } from '../session/session.ts';
import { notify } from '../shell/notify.ts';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { ActDialog } from './act-dialog.tsx';
import { refreshDocuments, tellRefusal } from './after-act.ts';
import { reachOfEffects } from './effect-words.ts';
import { EffectsList } from './effects-list.tsx';
import styles from './levels.module.css';

export interface ResetBelowDialogProps {
  readonly address: DocumentAddress;
  readonly label: string;
  readonly path: string;
  readonly places: readonly { readonly tenantId: string; readonly ver: number }[];
  readonly definition: Field;
  readonly document: unknown;
  readonly onClose: () => void;
}

/** Takes the own value of several places back, after showing what each would have then. */
export function ResetBelowDialog(props: ResetBelowDialogProps) {
  const { address, label, path, places, definition, document, onClose } = props;
  const { accessibleTenants } = useUser();
  const client = useQueryClient();
  const { kind, companyId, menuId } = address;
  const call = {
    params: { id: companyId },
    body: { kind, paths: [path], places: [...places], ...(menuId !== null && { menuId }) },
  };
  const preview = useQuery({
    queryKey: ['resetBelow', companyId, call.body],
    queryFn: async ({ signal }) => bodyOf(await api.overrides.previewReset(call, { signal })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const act = useMutation({
    mutationFn: async () => bodyOf(await api.overrides.reset(call)),
    onSuccess: () =>
      notify('success', `${label} is taken back at ${formatCount(places.length, 'place')}. It is not published yet.`),
    onError: error => tellRefusal(error, 'this'),
    onSettled: async () => {
      onClose();
      await refreshDocuments(client, companyId);
    },
  });
  useEffect(() => {
    if (!preview.error) return;
    tellRefusal(preview.error, 'this');
    onClose();
  }, [preview.error, onClose]);
  const reach = accessibleTenants.filter(({ type }) => type === 'LOCATION').length;
  const { data } = preview;
  return (
    <ActDialog
      title={`Take back ${label} at ${formatCount(places.length, 'place')}`}
      about={data === undefined ? 'Looking at what this changes…' : reachOfEffects(data.effects, reach)}
      accept={`Take back at ${formatCount(places.length, 'place')}`}
      disabled={data === undefined}
      busy={act.isPending}
      onAccept={() => act.mutate()}
      onClose={onClose}
    >
      {data === undefined && <LoadingRows rows={3} />}
      {data !== undefined && (
        <>
          <EffectsList
            effects={data.effects}
            words={(_, change) => changeSaid(definition, document, change)}
            placeWords={(_, at) => labelsAt(definition, document, at).join(' › ')}
          />
          <p className={styles.note}>Saved at all of these places, or at none of them.</p>
        </>
      )}
    </ActDialog>
  );
}
