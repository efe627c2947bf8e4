import { laterSavesTexts } from '@commissary/catalog';
import type { AccessibleTenant, PublishPreview } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { totalChanges } from '../../levels/index.ts';
import type { OutdatedPublish, PublishRequest } from '../index.ts';
import { changesSince } from './changes-since.ts';
import { PreviewChanges } from './preview-changes.tsx';
import styles from './publish.module.css';

export interface LaterSavesProps {
  readonly kind: PublishKind;
  readonly companyId: string;
  readonly outdated: OutdatedPublish;
  /** What would go live now. */
  readonly previews: readonly PublishPreview[];
  readonly tenants: readonly AccessibleTenant[];
  readonly onPublish: (request: Pick<PublishRequest, 'previews' | 'laterSaves'>) => void;
}

/** What was saved since the person looked at a publish, and by whom: it is included or left out. */
export function LaterSaves({ kind, companyId, outdated, previews, tenants, onPublish }: LaterSavesProps) {
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => section.current?.focus(), []);
  const { added, removed } = changesSince(outdated.previews, previews);
  return (
    <section ref={section} className={styles.laterSaves} role="alert" aria-label={laterSavesTexts.label} tabIndex={-1}>
      <h3>{laterSavesTexts.title(outdated.authors)}</h3>
      {totalChanges(added) > 0 && (
        <PreviewChanges kind={kind} companyId={companyId} previews={added} tenants={tenants} />
      )}
      {removed > 0 && <p>{laterSavesTexts.noLongerSaved(removed)}</p>}
      <p className="text-12 tone-2">{laterSavesTexts.hint}</p>
      <div className="row wrap gap-8">
        <Button onClick={() => onPublish({ previews })}>{laterSavesTexts.include}</Button>
        <Button variant="default" onClick={() => onPublish({ previews: outdated.previews, laterSaves: 'leave-out' })}>
          {laterSavesTexts.leaveOut}
        </Button>
      </div>
    </section>
  );
}
