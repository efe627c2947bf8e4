import { menusAdminTexts as texts } from '@commissary/catalog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, responseBody, UserError } from '../../api/index.ts';
import { useIdempotencyKeys } from '../../cache/index.ts';
import { MoveLocationsImpact, MultiLevelActionDialog } from '../../level-actions/index.ts';
import { showActionError, useRefreshGroups } from '../../levels/index.ts';
import { notify } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { ErrorState } from '../../ui/index.ts';
import { singleUseOf } from './menus-query.ts';
import { useRefreshMenus } from './use-menu-calls.ts';

export interface ConvertDialogProps {
  readonly locationId: string;
  /** Of the location. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes the own menu of a location one of the company, after what that is and what differs from what it has now. */
export function ConvertDialog({ locationId, name, onClose }: ConvertDialogProps) {
  const { companyId } = useActiveTenant();
  const refreshMenus = useRefreshMenus();
  const refresh = useRefreshGroups(companyId);
  const keyOf = useIdempotencyKeys();
  const { data, error, refetch } = useQuery(singleUseOf(companyId, locationId));
  const convert = useMutation({
    mutationFn: async (body: { readonly ver: number; readonly locationVer: number }) => {
      const call = { idempotencyKey: keyOf(JSON.stringify([locationId, body])) };
      return responseBody(await api.menus.convert({ params: { companyId, locationId }, body }, call));
    },
    onSuccess: menu => notify('success', texts.converted(name, menu.name)),
    onError: error => showActionError(error, texts.convertNamed(name)),
    onSettled: async () => {
      onClose();
      await Promise.all([refreshMenus(), refresh()]);
    },
  });
  const about =
    data === undefined
      ? error === null && texts.convertLoading
      : data.menu === null
        ? texts.convertNew(name)
        : texts.convertChanges(name, data.menu.name, data.changes);
  return (
    <MultiLevelActionDialog
      title={texts.convertNamed(name)}
      about={about}
      accept={texts.convertAccept}
      disabled={data === undefined}
      busy={convert.isPending}
      onAccept={() => data && convert.mutate({ ver: data.record.ver, locationVer: data.ver })}
      onClose={onClose}
    >
      {error instanceof UserError && <p className="tone-error pad-x-24 pad-y-12">{texts.convertInvalid}</p>}
      {error !== null && !(error instanceof UserError) && (
        <ErrorState text={texts.convertFailed} onRetry={() => refetch()} />
      )}
      {data && (
        <>
          <p className="text-13 tone-2 pad-x-24 pad-y-4">
            {data.effect.total === 0 ? texts.convertSame : texts.convertCompared}
          </p>
          {data.effect.total > 0 && <MoveLocationsImpact effects={[data.effect]} />}
        </>
      )}
    </MultiLevelActionDialog>
  );
}
