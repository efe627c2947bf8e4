import { publishUnits, setupTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { Box, Button } from '@mantine/core';
import { publishableOf, usePublish } from '../../publishing/index.ts';
import { PreviewChanges, usePreview } from '../../publishing/preview/index.ts';
import { useUser } from '../../session/index.ts';
import { SheetDialog, SkeletonRows } from '../../ui/index.ts';
import styles from './first-publish.module.css';

export interface FirstPublishProps {
  readonly location: AccessibleTenant;
  /** `started`: both publishes were. */
  readonly onClose: (started: boolean) => void;
}

/** What terminals of a new location get, of both publishes, and the button that starts them. */
export function FirstPublish({ location, onClose }: FirstPublishProps) {
  const { companyId } = useUser();
  const parts = [
    useFirstPublish('menu', companyId, location.id),
    useFirstPublish('employment', companyId, location.id),
  ];
  const waiting = parts.filter(({ canStart }) => canStart);
  const isPending = parts.some(part => part.isPending);
  const send = async () => {
    // One after the other: what one of them was refused for is told once.
    let all = true;
    for (const { start } of waiting) all = (await start()) && all;
    if (all) onClose(true);
  };
  return (
    <SheetDialog
      title={texts.publishTitle(location.name)}
      about={texts.publishAbout}
      size={560}
      onClose={() => onClose(false)}
      foot={
        <>
          <Button variant="subtle" onClick={() => onClose(false)}>
            {texts.notNow}
          </Button>
          <Button disabled={isPending || waiting.length === 0} loading={parts.some(({ busy }) => busy)} onClick={send}>
            {texts.publishAll}
          </Button>
        </>
      }
    >
      {isPending ? (
        <SkeletonRows rows={4} />
      ) : (
        // A scrolling element must be reachable with the keyboard.
        <Box className={styles.changes ?? ''} role="region" aria-label={texts.whatChanges} tabIndex={0}>
          {parts.map(({ kind, previews }) => (
            <section key={kind} className="stack gap-8" aria-label={publishUnits[kind].label}>
              <h3 className="pad-x-16">{publishUnits[kind].label}</h3>
              <PreviewChanges kind={kind} companyId={companyId} previews={previews} tenants={[location]} />
            </section>
          ))}
        </Box>
      )}
    </SheetDialog>
  );
}

const useFirstPublish = (kind: PublishKind, companyId: string, locationId: string) => {
  const preview = usePreview(companyId, kind, [locationId]);
  const { publish, busy } = usePublish(companyId, kind);
  const previews = preview.data ?? [];
  const locationIds = publishableOf(previews).map(one => one.locationId);
  return {
    kind,
    previews,
    busy,
    isPending: preview.isPending,
    canStart: locationIds.length > 0,
    start: () => publish({ locationIds, at: null, ends: [], previews }),
  };
};
