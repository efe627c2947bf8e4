import {
  countTexts,
  type DocumentKind,
  levelsTexts,
  publishedTogether,
  publishTexts,
  screenHref,
} from '@commissary/catalog';
import type { AccessibleTenant, LocationPreview } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import {
  ChangeLine,
  hiddenChanges,
  type PreviewGroup,
  previewGroups,
  tenantNames,
  totalChanges,
  useDocumentFormatter,
} from '../../levels/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import { publishPermissionLabel, publishRefusalText } from '../index.ts';
import { PeopleChanges } from './people-changes.tsx';
import styles from './publish.module.css';

export interface PreviewChangesProps {
  readonly kind: PublishKind;
  readonly companyId: string;
  readonly previews: readonly LocationPreview[];
  readonly tenants: readonly AccessibleTenant[];
}

/** Of locations that all differ, as many as somebody reads; the others are counted. */
const mostListed = 30;

/** The changes of a publish: equal changes once, with the locations that get them. */
export function PreviewChanges({ kind, companyId, previews, tenants }: PreviewChangesProps) {
  const all = previewGroups(previews);
  const groups = all.slice(0, mostListed);
  const words = useDocumentFormatter(companyId, previews[0]?.locationId ?? null, publishedTogether(kind));
  const { nameOf, namesOf } = tenantNames(tenants);
  const hidden = all.slice(mostListed).reduce((sum, { changes }) => sum + changes.length, hiddenChanges(previews));
  const blocked = previews.filter(({ disabled }) => disabled !== null);
  return (
    <div className={styles.changes}>
      {blocked.slice(0, mostListed).map(({ locationId, disabled }) => (
        <p key={locationId} className={`${styles.blocked} text-13 tone-error`}>
          {nameOf(locationId)}: {publishRefusalText(disabled ?? '', kind)}
          {disabled === 'no-permission' && (
            <>
              {'. '}
              <WhoCouldGiveIt kind={kind} companyId={companyId} locationId={locationId} />
            </>
          )}
        </p>
      ))}
      {blocked.length > mostListed && (
        <p className={`${styles.blocked} text-13 tone-error`}>
          {levelsTexts.andMoreLocations(blocked.length - mostListed)}
        </p>
      )}
      {totalChanges(previews) === 0 && <p className="text-12 tone-2">{publishTexts.noChanges}</p>}
      {groups.map((group, index) => (
        <div key={group.locationIds.join(' ')}>
          <p className={styles.groupHead}>
            {groupTitle(group, index, previews.length, nameOf)}
            {group.locationIds.length > 1 && <span>{namesOf(group.locationIds)}</span>}
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
      {hidden > 0 && <p className="text-12 tone-2">{publishTexts.moreChanges(hidden)}</p>}
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
