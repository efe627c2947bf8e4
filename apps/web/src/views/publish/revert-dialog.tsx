import { countTexts, kindRecords, levelsTexts, revertTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, RevertPreview } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { StatusError } from '../../api/index.ts';
import { tenantNames } from '../../levels/index.ts';
import type { Schedule } from '../../publishing/index.ts';
import { NamedSchedules } from '../../publishing/preview/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { DialogActions, ErrorState, SheetDialog, SkeletonRows } from '../../ui/index.ts';
import { revertPreviewOf } from './run-queries.ts';

export interface RevertDialogProps {
  readonly companyId: string;
  readonly locationIds: readonly string[];
  readonly tenants: readonly AccessibleTenant[];
  readonly busy: boolean;
  readonly onRevert: (preview: RevertPreview) => void;
  readonly onClose: () => void;
}

/** The others are counted. */
const mostListed = 30;

/** What a revert of locations discards, and what stays, before it is done. */
export function RevertDialog({ companyId, locationIds, tenants, busy, onRevert, onClose }: RevertDialogProps) {
  const preview = useQuery(revertPreviewOf(companyId, locationIds));
  const { nameOf } = tenantNames([{ id: companyId, name: texts.company }, ...tenants]);
  const { discarded = [], staying = [], scheduled = [] } = preview.data ?? {};
  const schedules = scheduled.map((one): Schedule => ({ ...one, workflowId: '' }));
  const isForbidden = preview.error instanceof StatusError && preview.error.status === 403;
  const changes = countTexts.changes(totalOf(discarded));
  return (
    <SheetDialog
      title={texts.title(countTexts.locations(locationIds.length))}
      about={texts.about}
      closable={!busy}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={levelsTexts.cancel}
          accept={texts.accept(changes)}
          disabled={discarded.length === 0}
          busy={busy}
          startsHere={false}
          onDismiss={onClose}
          onAccept={() => preview.data && onRevert(preview.data)}
        />
      }
    >
      {preview.isPending && <SkeletonRows rows={3} />}
      {preview.isError && (
        <ErrorState
          text={isForbidden ? texts.forbidden : texts.previewFailed}
          {...(!isForbidden && { onRetry: () => preview.refetch() })}
        />
      )}
      {preview.data && discarded.length === 0 && <p className={styles.changes}>{texts.nothing}</p>}
      <Layers
        title={texts.discarded}
        layers={discarded.map(({ kind, tenantId, total, menuId = '' }) => ({
          key: `${kind} ${menuId} ${tenantId}`,
          said: texts.discards(nameOf(tenantId), countTexts.changes(total), kindRecords[kind].shortLabel),
        }))}
      />
      <Layers
        title={texts.staying}
        layers={staying.map(({ kind, tenantId, total, reason, menuId = '' }) => ({
          key: `${kind} ${menuId} ${tenantId}`,
          said: texts.reasons[reason](nameOf(tenantId), total),
        }))}
      />
      {schedules.length > 0 && (
        <div className={styles.changes}>
          <NamedSchedules schedules={schedules} meaning={texts.endsSchedules} />
        </div>
      )}
    </SheetDialog>
  );
}

interface LayersProps {
  readonly title: string;
  readonly layers: readonly { readonly key: string; readonly said: string }[];
}

function Layers({ title, layers }: LayersProps) {
  if (layers.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={title}>
      <p className={styles.groupHead}>{title}</p>
      <ul className="reset stack gap-4 text-13">
        {layers.slice(0, mostListed).map(({ key, said }) => (
          <li key={key}>{said}</li>
        ))}
        {layers.length > mostListed && <li>{levelsTexts.andMoreLocations(layers.length - mostListed)}</li>}
      </ul>
    </section>
  );
}

export const totalOf = (layers: RevertPreview['discarded']): number =>
  layers.reduce((sum, { total }) => sum + total, 0);
