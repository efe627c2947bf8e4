import { countTexts, type DocumentKind, publishedTogether, publishTexts, screenHref } from '@commissary/catalog';
import type { AccessibleTenant, LocationPreview } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import {
  ChangeLine,
  hiddenChanges,
  type PreviewGroup,
  previewGroups,
  totalChanges,
  useDocumentFormatter,
} from '../levels/index.ts';
import { AppLink } from '../navigation/index.ts';
import { useUser } from '../session/index.ts';
import { PeopleChanges } from './people-changes.tsx';
import styles from './publish.module.css';
import { publishPermissionLabel, publishRefusalText } from './publish-refusal-text.ts';

export interface PreviewChangesProps {
  readonly kind: PublishKind;
  readonly companyId: string;
  readonly previews: readonly LocationPreview[];
  readonly tenants: readonly AccessibleTenant[];
}

/** The changes of a publish: equal changes once, with the locations that get them. */
export function PreviewChanges({ kind, companyId, previews, tenants }: PreviewChangesProps) {
  const groups = previewGroups(previews);
  const words = useDocumentFormatter(companyId, previews[0]?.locationId ?? null, publishedTogether(kind));
  const nameOf = (id: string) => tenants.find(tenant => tenant.id === id)?.name ?? id;
  const hidden = hiddenChanges(previews);
  return (
    <div className={styles.changes}>
      {previews
        .filter(({ disabled }) => disabled !== null)
        .map(({ locationId, disabled }) => (
          <p key={locationId} className={styles.blocked}>
            {nameOf(locationId)}: {publishRefusalText(disabled ?? '', kind)}
            {disabled === 'no-permission' && (
              <>
                {'. '}
                <WhoCouldGiveIt kind={kind} companyId={companyId} locationId={locationId} />
              </>
            )}
          </p>
        ))}
      {totalChanges(previews) === 0 && <p className={styles.note}>{publishTexts.noChanges}</p>}
      {groups.map((group, index) => (
        <div key={group.locationIds.join(' ')}>
          <p className={styles.groupHead}>
            {groupTitle(group, index, previews.length, nameOf)}
            {group.locationIds.length > 1 && <span>{group.locationIds.map(nameOf).join(', ')}</span>}
          </p>
          {group.changes.map(({ kind: document, change }) => (
            <ChangeLine
              key={`${document} ${change.op} ${change.path}`}
              said={words(document, change, labelOf(group, previews, document, change.path))}
            />
          ))}
        </div>
      ))}
      <PeopleChanges previews={previews} nameOf={nameOf} />
      {hidden > 0 && <p className={styles.note}>{publishTexts.moreChanges(hidden)}</p>}
    </div>
  );
}

/** A change in a member is named by the documents of a location that gets it. */
const labelOf = (
  { locationIds }: PreviewGroup,
  previews: readonly LocationPreview[],
  kind: DocumentKind,
  path: string,
): string | undefined =>
  previews.find(({ locationId }) => locationId === locationIds[0])?.documents.find(document => document.kind === kind)
    ?.labels?.[path];

interface WhoCouldGiveItProps {
  readonly kind: PublishKind;
  readonly companyId: string;
  readonly locationId: string;
}

/** Links to the missing permission, at the location where it is missing. */
function WhoCouldGiveIt({ kind, companyId, locationId }: WhoCouldGiveItProps) {
  const { userId } = useUser();
  const search = publishPermissionLabel(kind);
  return (
    <AppLink href={screenHref('rights', { id: userId }, { companyId, locationId }, { search })}>
      {publishTexts.whyNot}
    </AppLink>
  );
}

const groupTitle = (group: PreviewGroup, index: number, count: number, nameOf: (id: string) => string): string => {
  const changes = countTexts.changes(group.changes.length);
  const { locationIds } = group;
  if (locationIds.length > 1) return publishTexts.sameAt(group.changes.length, locationIds.length);
  const more = index > 0 && count > 1 ? publishTexts.more(group.changes.length) : changes;
  return publishTexts.moreAt(more, nameOf(locationIds[0] ?? ''));
};
