import { documents, undoSaveTexts as texts } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { pathLabelsAt } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody } from '../api/index.ts';
import { type CachedDocumentKey, documentOf } from '../cache/index.ts';
import { valueTexts } from '../formatting/index.ts';
import { tenantNames, undoSet } from '../levels/index.ts';
import { useUser } from '../session/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../snapshot/index.ts';
import styles from './level-actions.module.css';
import { PreviewedAction } from './previewed-action.tsx';

export interface UndoSaveDialogProps {
  readonly address: CachedDocumentKey;
  readonly level: Level;
  readonly revisionId: string;
  /** When it was saved, as text. */
  readonly when: string;
  readonly onClose: () => void;
}

/**
 * Undoes a save, however long ago it was, with what was saved together with it at other levels: what nobody changed since.
 * What somebody did is named before, and stays.
 */
export function UndoSaveDialog({ address, level, revisionId, when, onClose }: UndoSaveDialogProps) {
  const { accessibleTenants } = useUser();
  const { namesOf } = tenantNames(accessibleTenants);
  const { kind, companyId, menuId } = address;
  const { data } = useQuery(documentOf(address));
  const document = useMemo(() => {
    if (data === undefined) return {};
    const opened = snapshotFromResponse(kind, level, data);
    return effectiveOf(opened, savedCopy(opened));
  }, [data, kind, level]);
  const definition = documents[kind].field;
  const body = { kind, revisionId, ...(menuId !== null && { menuId }) };
  const params = { id: companyId };
  return (
    <PreviewedAction
      title={texts.title(when)}
      accept={texts.confirm}
      done={texts.done}
      companyId={companyId}
      about={['undo', revisionId]}
      preview={async signal => responseBody(await api.overrides.previewUndo({ params, body }, { signal }))}
      act={async ({ places }) => responseBody(await api.overrides.undo({ params, body: { ...body, places } }))}
      undo={undoSet(address)}
      reach={accessibleTenants.filter(({ type }) => type === 'LOCATION').length}
      definition={definition}
      document={document}
      onClose={onClose}
      notes={({ left }) =>
        left.map(({ tenantId, paths, total }) => (
          <p key={tenantId} className={`${styles.note} text-13 tone-2`}>
            {texts.changedSince(
              tenantId === companyId ? texts.company : namesOf([tenantId]),
              paths.slice(0, mostNamed).map(path => pathLabelsAt(valueTexts, definition, document, path).join(' › ')),
              total,
            )}
          </p>
        ))
      }
    />
  );
}

/** As many paths as somebody reads; the others are counted. */
const mostNamed = 20;
