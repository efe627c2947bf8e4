import { menusAdminTexts as texts } from '@commissary/catalog';
import type { MenuVersion } from '@commissary/contract';
import { Checkbox } from '@mantine/core';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { Badge } from '../../ui/index.ts';
import styles from './menus-admin.module.css';

export interface VersionLineProps {
  readonly version: MenuVersion;
  readonly address: CachedDocumentKey;
  readonly isNewest: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** How many changes of a version are told in words. */
const told = 3;

/** One version: who saved it, when, what it changed, where it is live, and what restores it. */
export function VersionLine({ version: one, address, isNewest, isChosen, onToggle }: VersionLineProps) {
  const { id, version, userDisplayName, savedAt, comment, path, changes, locations } = one;
  const back = isNewest || path === null ? null : hrefOfPath(address, path, { restore: id });
  const more = changes - told;
  return (
    <li className={`${styles.version} grid align-start gap-4 gap-x-12 pad-x-24 pad-y-12 line-above`}>
      <Checkbox aria-label={texts.version(version)} checked={isChosen} onChange={onToggle} />
      <div className="min-width-0">
        <p className="row wrap align-center gap-4 gap-x-8">
          <strong>{texts.version(version)}</strong>
          <span className="text-13 tone-2">{texts.saved(userDisplayName, dayAndTimeAt(savedAt, pageZone()))}</span>
          {locations > 0 && <Badge tone="live">{texts.liveAt(locations)}</Badge>}
        </p>
        <p className="text-13 tone-2 break-anywhere">
          {comment} {more > 0 && texts.moreChanges(more)}
        </p>
      </div>
      {back !== null && (
        <AppLink className="size-13 weight-600 tone-2" href={back} aria-label={texts.restoreVersion(version)}>
          {texts.restore}
        </AppLink>
      )}
    </li>
  );
}
