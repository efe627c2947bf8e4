import { type DocumentKind, levelsTexts } from '@commissary/catalog';
import type { LocationEffect } from '@commissary/contract';
import type { Change } from '@commissary/document';
import type { FormattedChange } from '../formatting/index.ts';
import { ChangeLine, previewGroups, tenantNames } from '../levels/index.ts';
import { useUser } from '../session/index.ts';
import { blockedBy } from './impact-text.ts';
import styles from './level-actions.module.css';

export interface ImpactListProps {
  readonly effects: readonly LocationEffect[];
  readonly words: (kind: DocumentKind, change: Change) => FormattedChange;
  /** Which entries become inactive, as text. */
  readonly formatPath: (kind: DocumentKind, path: string) => string;
}

/** Of locations that all differ, as many as somebody reads; the others are counted. */
const mostGroups = 30;

/**
 * What changes where: equal changes once, then the locations that keep their value, and then the entries that would
 * become inactive.
 */
export function ImpactList({ effects, words, formatPath: placeWords }: ImpactListProps) {
  const { accessibleTenants } = useUser();
  const { namesOf: names } = tenantNames(accessibleTenants);
  const groups = previewGroups(
    effects.map(({ locationId, kind, changes, total }) => ({
      locationId,
      disabled: null,
      documents: [{ kind, changes: [...changes], total }],
    })),
  );
  const unlisted = effects.reduce((sum, { total, changes }) => sum + total - changes.length, 0);
  const hidden = groups.slice(mostGroups).reduce((sum, { changes }) => sum + changes.length, unlisted);
  const kept = [...new Set(effects.filter(({ keeps }) => keeps).map(({ locationId }) => locationId))];
  const asleep = effects.filter(({ asleep }) => asleep.length > 0);
  return (
    <>
      {groups.slice(0, mostGroups).map(({ locationIds, changes }) => (
        <section key={`${locationIds.join(' ')} ${changes[0]?.change.path}`}>
          <h3 className={`${styles.part} text-13 weight-600`}>
            {locationIds.length === 1 ? names(locationIds) : levelsTexts.atLocations(locationIds.length)}
            {locationIds.length > 1 && <span>{names(locationIds)}</span>}
          </h3>
          {changes.map(({ kind, change }) => (
            <ChangeLine key={`${kind} ${change.op} ${change.path}`} said={words(kind, change)} />
          ))}
        </section>
      ))}
      {hidden > 0 && <p className={`${styles.note} text-13 tone-2`}>{levelsTexts.andMoreChanges(hidden)}</p>}
      {kept.length > 0 && (
        <p className={`${styles.note} text-13 tone-2`}>{levelsTexts.keepOwnValue(kept.length, names(kept))}</p>
      )}
      {asleep.slice(0, mostGroups).map(({ locationId, kind, asleep }) => (
        <p key={`${locationId} ${kind}`} className={`${styles.note} text-13 tone-2`}>
          {levelsTexts.noLongerApplies(
            names([locationId]),
            asleep.map(({ path }) => placeWords(kind, path)).join(', '),
          )}
        </p>
      ))}
      {asleep.length > mostGroups && (
        <p className={`${styles.note} text-13 tone-2`}>{levelsTexts.andMoreLocations(asleep.length - mostGroups)}</p>
      )}
      {blockedBy(effects).length > 0 && (
        <p className={`${styles.wrong} text-13 tone-error`}>{levelsTexts.notPublishable(names(blockedBy(effects)))}</p>
      )}
    </>
  );
}
