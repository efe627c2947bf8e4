import { levelsTexts } from '@commissary/catalog';
import { type Field, pathLabelsAt } from '@commissary/schema';
import { api, responseBody } from '../api/index.ts';
import type { CachedDocumentKey } from '../cache/index.ts';
import { valueTexts } from '../formatting/index.ts';
import type { PromoteTarget } from '../levels/index.ts';
import { useUser } from '../session/index.ts';
import styles from './level-actions.module.css';
import { PreviewedAction } from './previewed-action.tsx';

export interface PromoteDialogProps {
  readonly address: CachedDocumentKey;
  /** The name of the tenant. */
  readonly name: string;
  readonly target: PromoteTarget;
  readonly paths: readonly string[];
  readonly definition: Field;
  /** The document of the tenant, for the names in it. */
  readonly document: unknown;
  readonly onClose: () => void;
}

/** Promotes a tenant's own values to the level above, after a preview of the changes. */
export function PromoteDialog({ address, name, target, paths, definition, document, onClose }: PromoteDialogProps) {
  const { accessibleTenants } = useUser();
  const { kind, companyId, tenantId, menuId } = address;
  const params = { id: tenantId ?? '' };
  const body = { kind, to: target.to, paths: [...paths], ...(menuId !== null && { menuId }) };
  const reach = accessibleTenants.filter(({ type, groupId }) => {
    if (type !== 'LOCATION') return false;
    return target.to === 'COMPANY' || groupId === target.id;
  }).length;
  const tenantNamesOf = (entries: readonly { readonly path: string }[]) =>
    entries.map(({ path }) => pathLabelsAt(valueTexts, definition, document, path).join(' › ')).join(', ');
  return (
    <PreviewedAction
      title={levelsTexts.applyTo(target.words)}
      accept={levelsTexts.applyTo(target.words)}
      done={levelsTexts.promoted(target.name, name)}
      companyId={companyId}
      about={['promote', tenantId, body]}
      preview={async signal => responseBody(await api.overrides.previewPromotion({ params, body }, { signal }))}
      act={async ({ versions }) => responseBody(await api.overrides.promote({ params, body: { ...body, versions } }))}
      reach={reach}
      definition={definition}
      document={document}
      onClose={onClose}
      notes={({ kept, stayed }) => (
        <>
          <p className={`${styles.note} text-13 tone-2`}>
            {kept.length === 0
              ? levelsTexts.inheritsFrom(name, target.words)
              : levelsTexts.inheritsFromExcept(name, target.words, tenantNamesOf(kept))}
          </p>
          {stayed.length > 0 && (
            <p className={`${styles.note} text-13 tone-2`}>
              {levelsTexts.cannotApply(stayed.length, name, tenantNamesOf(stayed))}
            </p>
          )}
        </>
      )}
    />
  );
}
