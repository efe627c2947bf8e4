import { kindRecords, partTexts, publishAfterSaveTexts } from '@commissary/catalog';
import { Box, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CachedDocumentKey, runningOf } from '../../cache/index.ts';
import { type PublishRequest, type Schedule, schedulesAt, usePublish } from '../../publishing/index.ts';
import {
  LaterSaves,
  PartNotes,
  PreviewChanges,
  ReplaceScheduleDialog,
  useChosenChanges,
  usePreview,
} from '../../publishing/preview/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import { SheetDialog, SkeletonRows } from '../../ui/index.ts';
import styles from './publish-after-save.module.css';
import { reachedBy } from './reached-by.ts';

export interface PublishAfterSaveProps {
  readonly address: CachedDocumentKey;
  readonly tenant: ActiveTenant;
  readonly onClose: () => void;
}

/** After "Save and publish…": what the locations below this level would get, and the button that publishes it. */
export function PublishAfterSave({ address, tenant, onClose }: PublishAfterSaveProps) {
  const kind = kindRecords[address.kind].publishedWith;
  const reached = reachedBy(tenant);
  const preview = usePreview(address.companyId, kind, reached);
  const { publish, outdated, busy } = usePublish(address.companyId, kind);
  const ready =
    preview.data?.filter(({ disabled, documents }) => disabled === null && documents.some(({ total }) => total > 0)) ??
    [];
  const running = useQuery(runningOf(address.companyId, kind));
  const schedules = schedulesAt(running.data ?? [], reached);
  const others = preview.data?.filter(({ locationId }) => !schedules.some(one => one.locationId === locationId)) ?? [];
  const choice = useChosenChanges(others);
  const { only, total } = choice;
  const ask = async (request: PublishRequest) => {
    if (await publish(request)) onClose();
  };
  const send = async (ends: readonly Schedule[]) => {
    const ids = new Set([...ready, ...ends].map(({ locationId }) => locationId));
    await ask({ locationIds: [...ids], at: null, ends, previews: preview.data ?? [], ...(only !== null && { only }) });
  };
  return (
    <SheetDialog
      title={title}
      about={publishAfterSaveTexts.publishAllHint}
      size={560}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" onClick={onClose}>
            {publishAfterSaveTexts.notNow}
          </Button>
          {outdated === null && only === null && schedules.length > 0 && (
            <Button variant={ready.length > 0 ? 'default' : 'filled'} disabled={busy} onClick={() => send(schedules)}>
              {publishAfterSaveTexts.publishNow}
            </Button>
          )}
          {outdated === null && (schedules.length === 0 || ready.length > 0) && (
            <Button disabled={ready.length === 0 || only?.length === 0 || busy} onClick={() => send([])}>
              {only ? partTexts.publish(only.length, total) : publishAfterSaveTexts.publishToCount(ready.length)}
            </Button>
          )}
        </>
      }
    >
      {preview.isPending && <SkeletonRows rows={4} />}
      {preview.data && (
        // A scrolling element must be reachable with the keyboard.
        <Box className={styles.body ?? ''} role="region" aria-label={publishAfterSaveTexts.whatChanges} tabIndex={0}>
          {outdated !== null && (
            <LaterSaves
              kind={kind}
              companyId={address.companyId}
              outdated={outdated}
              previews={preview.data}
              tenants={tenant.user.accessibleTenants}
              onPublish={request => ask({ ...outdated, ...request })}
            />
          )}
          {schedules.length > 0 && (
            <ReplaceScheduleDialog kind={kind} companyId={address.companyId} schedules={schedules} />
          )}
          {(others.length > 0 || schedules.length === 0) && (
            <PreviewChanges
              kind={kind}
              companyId={address.companyId}
              previews={others}
              tenants={tenant.user.accessibleTenants}
              choice={choice}
              more={preview.more}
            />
          )}
          {only && <PartNotes kind={kind} companyId={address.companyId} previews={others} only={only} />}
        </Box>
      )}
    </SheetDialog>
  );
}

const title = publishAfterSaveTexts.publishQuestion;
