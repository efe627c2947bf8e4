import {
  countTexts,
  type DocumentKind,
  hasSeveral,
  levelsTexts,
  partTexts,
  publishedTogether,
  publishPreviewTexts,
  screenHref,
} from '@commissary/catalog';
import type { AccessibleTenant, LocationPreview } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import {
  ChangeLine,
  hiddenChanges,
  type PreviewGroup,
  previewGroups,
  tenantNames,
  totalChanges,
  useDocumentFormatter,
} from '../../levels/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import { publishableOf, publishPermissionLabel, publishRefusalText } from '../index.ts';
import type { ChosenChanges } from './chosen-changes.ts';
import { PeopleChanges } from './people-changes.tsx';
import styles from './publish.module.css';
import type { MoreChanges } from './use-preview.ts';

export interface PreviewChangesProps {
  readonly kind: PublishKind;
  readonly companyId: string;
  readonly previews: readonly LocationPreview[];
  readonly tenants: readonly AccessibleTenant[];
  /** Where some of the changes can be published alone. */
  readonly choice?: ChosenChanges | undefined;
  /** Where more changes are listed when somebody asks for them. */
  readonly more?: MoreChanges | undefined;
}

/** Of locations that all differ, as many as somebody reads at once; the others are counted. */
const mostListed = 30;

/** The changes of a publish: equal changes once, with the locations that get them. */
export function PreviewChanges({ kind, companyId, previews, tenants, choice, more }: PreviewChangesProps) {
  const [listed, setListed] = useState(mostListed);
  const blocked = previews.filter(({ disabled }) => disabled !== null);
  const published = publishableOf(previews);
  const all = previewGroups(published);
  const groups = all.slice(0, listed);
  const unchanged = published.filter(one => totalChanges([one]) === 0);
  const words = useDocumentFormatter(companyId, previews[0]?.locationId ?? null, publishedTogether(kind));
  const { nameOf, namesOf } = tenantNames(tenants);
  const hidden = all.slice(listed).reduce((sum, { changes }) => sum + changes.length, hiddenChanges(published));
  return (
    <div className={styles.changes}>
      {blocked.slice(0, mostListed).map(({ locationId, disabled, invalid }) => (
        <p key={locationId} className={`${styles.blocked} text-13 tone-error`}>
          {blockedText(nameOf(locationId), publishRefusalText(disabled ?? '', kind), blocked.length < previews.length)}
          {invalid && (
            <>
              {' '}
              <Repair invalid={invalid} companyId={companyId} location={tenants.find(({ id }) => id === locationId)} />
            </>
          )}
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
      {unchanged.length === published.length && <p className="text-12 tone-2">{publishPreviewTexts.noChanges}</p>}
      {choice && groups.length > 0 && <ChooseAll choice={choice} />}
      {groups.map((group, index) => (
        <div key={group.locationIds[0]}>
          <p className={styles.groupHead}>
            {groupTitle(group, index, published.length, nameOf)}
            {group.locationIds.length > 1 && <span>{namesOf(group.locationIds)}</span>}
          </p>
          {group.changes.map(one => {
            const { kind: document, change } = one;
            const said = words(document, change, labelOf(group, published, document, change.path));
            return (
              <Choosable
                key={`${document} ${change.op} ${change.path}`}
                label={said.label}
                checked={choice?.isChosen(one)}
                onChoose={on => choice?.choose(one, on)}
              >
                <ChangeLine said={said} />
              </Choosable>
            );
          })}
        </div>
      ))}
      <PeopleChanges previews={published} nameOf={nameOf} />
      {unchanged.length > 0 && unchanged.length < published.length && (
        <p className="text-12 tone-2">{publishPreviewTexts.unchangedAt(whereOf(unchanged, nameOf))}</p>
      )}
      {hidden > 0 && <p className="text-12 tone-2">{publishPreviewTexts.moreChanges(hidden)}</p>}
      {(all.length > listed || more !== undefined) && (
        <Button
          variant="default"
          loading={more?.isLoading === true}
          onClick={() => {
            setListed(listed + mostListed);
            if (all.length <= listed + mostListed) more?.load();
          }}
        >
          {publishPreviewTexts.showMore}
        </Button>
      )}
    </div>
  );
}

const whereOf = (unchanged: readonly LocationPreview[], nameOf: (id: string) => string): string => {
  const [first] = unchanged;
  return unchanged.length === 1 && first ? nameOf(first.locationId) : countTexts.locations(unchanged.length);
};

const blockedText = (name: string, reason: string, isLeftOut: boolean): string =>
  isLeftOut ? publishPreviewTexts.leftOut(name, reason) : `${name}: ${reason}`;

interface RepairProps {
  readonly invalid: NonNullable<LocationPreview['invalid']>;
  readonly companyId: string;
  readonly location: AccessibleTenant | undefined;
}

/** Links to the value that is not valid. */
function Repair({ invalid: { kind, path }, companyId, location }: RepairProps) {
  const menuId = hasSeveral(kind) ? (location?.menuId ?? null) : null;
  const href = hrefOfPath({ kind, companyId, tenantId: location?.id ?? null, menuId }, path, { field: path });
  return href === null ? null : <AppLink href={href}>{publishPreviewTexts.repair}</AppLink>;
}

function ChooseAll({ choice: { only, chooseAll } }: { readonly choice: ChosenChanges }) {
  return (
    <div className={styles.chooseAll}>
      <Checkbox
        size="xs"
        label={partTexts.all}
        checked={only === null}
        indeterminate={only !== null && only.length > 0}
        onChange={() => chooseAll(only !== null)}
      />
    </div>
  );
}

interface ChoosableProps {
  readonly label: string;
  /** Absent where all of the changes go together. */
  readonly checked: boolean | undefined;
  readonly onChoose: (on: boolean) => void;
  readonly children: ReactNode;
}

function Choosable({ label, checked, onChoose, children }: ChoosableProps) {
  if (checked === undefined) return children;
  return (
    <div className={styles.choosable}>
      <Checkbox
        size="xs"
        aria-label={partTexts.include(label)}
        checked={checked}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      {children}
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
      {publishPreviewTexts.whyNot}
    </AppLink>
  );
}

const groupTitle = (group: PreviewGroup, index: number, count: number, nameOf: (id: string) => string): string => {
  const changes = countTexts.changes(group.changes.length);
  const { locationIds } = group;
  if (locationIds.length > 1) return publishPreviewTexts.sameAt(group.changes.length, locationIds.length);
  const more = index > 0 && count > 1 ? publishPreviewTexts.more(group.changes.length) : changes;
  return publishPreviewTexts.moreAt(more, nameOf(locationIds[0] ?? ''));
};
