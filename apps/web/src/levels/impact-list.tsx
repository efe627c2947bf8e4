import { type DocumentKind, levelsTexts } from '@commissary/catalog';
import type { AccessibleTenant, LocationEffect } from '@commissary/contract';
import type { Change } from '@commissary/document';
import type { FormattedChange } from '../formatting/index.ts';
import { useUser } from '../session/index.ts';
import { ChangeLine } from './change-line.tsx';
import { blockedBy } from './impact-text.ts';
import styles from './levels.module.css';
import { previewGroups } from './preview-groups.ts';

export interface ImpactListProps {
  readonly effects: readonly LocationEffect[];
  readonly words: (kind: DocumentKind, change: Change) => FormattedChange;
  /** Which entries become inactive, as text. */
  readonly formatPath: (kind: DocumentKind, path: string) => string;
}

/**
 * What changes where: equal changes once, then the locations that keep their value, and then the entries that would
 * become inactive.
 */
export function ImpactList({ effects, words, formatPath: placeWords }: ImpactListProps) {
  const { accessibleTenants } = useUser();
  const names = namesIn(accessibleTenants);
  const groups = previewGroups(
    effects.map(({ locationId, kind, changes, total }) => ({
      locationId,
      disabled: null,
      documents: [{ kind, changes: [...changes], total }],
    })),
  );
  const hidden = effects.reduce((sum, { total, changes }) => sum + total - changes.length, 0);
  const kept = [...new Set(effects.filter(({ keeps }) => keeps).map(({ locationId }) => locationId))];
  return (
    <>
      {groups.map(({ locationIds, changes }) => (
        <section key={`${locationIds.join(' ')} ${changes[0]?.change.path}`}>
          <h3 className={styles.part}>
            {locationIds.length === 1 ? names(locationIds) : levelsTexts.atLocations(locationIds.length)}
            {locationIds.length > 1 && <span>{names(locationIds)}</span>}
          </h3>
          {changes.map(({ kind, change }) => (
            <ChangeLine key={`${kind} ${change.op} ${change.path}`} said={words(kind, change)} />
          ))}
        </section>
      ))}
      {hidden > 0 && <p className={styles.note}>{levelsTexts.andMoreChanges(hidden)}</p>}
      {kept.length > 0 && <p className={styles.note}>{levelsTexts.keepOwnValue(kept.length, names(kept))}</p>}
      {effects
        .filter(({ asleep }) => asleep.length > 0)
        .map(({ locationId, kind, asleep }) => (
          <p key={`${locationId} ${kind}`} className={styles.note}>
            {levelsTexts.noLongerApplies(
              names([locationId]),
              asleep.map(({ path }) => placeWords(kind, path)).join(', '),
            )}
          </p>
        ))}
      {blockedBy(effects).length > 0 && (
        <p className={styles.wrong}>{levelsTexts.notPublishable(names(blockedBy(effects)))}</p>
      )}
    </>
  );
}

const namesIn =
  (tenants: readonly AccessibleTenant[]) =>
  (ids: readonly string[]): string =>
    ids.map(id => tenants.find(tenant => tenant.id === id)?.name ?? id).join(', ');
