import type { Change } from '@commissary/document';
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
import type { PromoteTarget } from './promote-targets.ts';

export interface PromoteDialogProps {
  readonly address: DocumentAddress;
  /** What the place is called. */
  readonly name: string;
  readonly target: PromoteTarget;
  readonly paths: readonly string[];
  readonly definition: Field;
  /** The document as the place has it, for the names in it. */
  readonly document: unknown;
  readonly onClose: () => void;
}

/** Makes a place's own values those of the level above, after showing what that changes where. */
export function PromoteDialog({ address, name, target, paths, definition, document, onClose }: PromoteDialogProps) {
  const { accessibleTenants } = useUser();
  const client = useQueryClient();
  const { kind, companyId, tenantId, menuId } = address;
  const call = {
    params: { id: tenantId ?? '' },
    body: { kind, to: target.to, paths: [...paths], ...(menuId !== null && { menuId }) },
  };
  const preview = useQuery({
    queryKey: ['promotion', companyId, tenantId, call.body],
    queryFn: async ({ signal }) => bodyOf(await api.overrides.previewPromotion(call, { signal })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const act = useMutation({
    mutationFn: async () => {
      if (preview.data === undefined) return;
      const { versions } = preview.data;
      bodyOf(await api.overrides.promote({ ...call, body: { ...call.body, versions } }));
    },
    onSuccess: () => notify('success', `${target.name} has what ${name} had set. It is not published yet.`),
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
  const reach = accessibleTenants.filter(({ type, groupId }) => {
    if (type !== 'LOCATION') return false;
    return target.to === 'COMPANY' || groupId === target.id;
  }).length;
  const said = (change: Change) => changeSaid(definition, document, change);
  const placeWords = (path: string) => labelsAt(definition, document, path).join(' › ');
  const { data } = preview;
  return (
    <ActDialog
      title={`Apply to ${target.words}`}
      about={data === undefined ? 'Looking at what this changes…' : reachOfEffects(data.effects, reach)}
      accept={`Apply to ${target.words}`}
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
            words={(_, change) => said(change)}
            placeWords={(_, path) => placeWords(path)}
          />
          <p className={styles.note}>
            {name} stays as it is, and follows {target.words} from then on
            {data.kept.length > 0 && `, except ${data.kept.map(({ path }) => placeWords(path)).join(', ')}`}.
          </p>
          {data.stayed.length > 0 && (
            <p className={styles.note}>
              {formatCount(data.stayed.length, 'entry', 'entries')} cannot go there and{' '}
              {data.stayed.length === 1 ? 'stays' : 'stay'} with {name}:{' '}
              {data.stayed.map(({ path }) => placeWords(path)).join(', ')}
            </p>
          )}
        </>
      )}
    </ActDialog>
  );
}
