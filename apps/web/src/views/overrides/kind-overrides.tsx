import { countTexts, kindRecords, overridesTexts } from '@commissary/catalog';
import { Button, Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type CachedDocumentKey, documentOf, type LoadedDocument, latestChangesOf } from '../../cache/index.ts';
import { openEditSession } from '../../form/edit-session/index.ts';
import {
  InactiveOverrideActions,
  InactiveOverrideBadge,
  type OverrideEntry,
  overrideEntries,
} from '../../form/overrides/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';
import '../../levels/levels.css';
import { dateAt, pageZone } from '../../formatting/index.ts';
import { PromoteDialog } from '../../level-actions/index.ts';
import { type PromoteTarget, promoteTargets } from '../../levels/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import { ErrorState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import styles from './overrides.module.css';
import { useResetAll } from './use-reset-all.ts';

export interface KindOverridesProps {
  readonly address: CachedDocumentKey;
  readonly tenant: ActiveTenant;
}

/** The overrides of a tenant in one document, with a reset for the selected ones. */
export function KindOverrides({ address, tenant }: KindOverridesProps) {
  const loaded = useQuery(documentOf(address));
  const title = titleOf(address);
  if (loaded.isError)
    return (
      <SectionCard title={title}>
        <ErrorState text={overridesTexts.loadFailed} onRetry={() => loaded.refetch()} />
      </SectionCard>
    );
  if (loaded.data === undefined)
    return (
      <SectionCard title={title}>
        <SkeletonRows rows={3} />
      </SectionCard>
    );
  return (
    <Entries
      key={loaded.data.override?.ver ?? 0}
      address={address}
      tenant={tenant}
      loaded={loaded.data}
      title={title}
    />
  );
}

interface EntriesProps extends KindOverridesProps {
  readonly loaded: LoadedDocument;
  readonly title: string;
}

function Entries({ address, tenant, loaded, title }: EntriesProps) {
  const client = useQueryClient();
  const latest = useQuery(latestChangesOf(address));
  const authors = useMemo(
    () =>
      new Map(
        latest.data?.filter(({ tenantId }) => tenantId === address.tenantId).map(author => [author.path, author]) ?? [],
      ),
    [latest.data, address.tenantId],
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const reset = useResetAll(address, tenant, client);
  const [target, setTarget] = useState<PromoteTarget | null>(null);
  const targets = promoteTargets(tenant);
  const opened = snapshotFromResponse(address.kind, tenant.level, loaded);
  const entries = overrideEntries(openEditSession(opened), ['']);
  const paths = [...new Set(entries.map(({ path }) => path))];
  const tick = (path: string) =>
    setTicked(now => (now.has(path) ? new Set([...now].filter(other => other !== path)) : new Set([...now, path])));
  if (entries.length === 0)
    return (
      <SectionCard title={title}>
        <p>{overridesTexts.empty}</p>
      </SectionCard>
    );
  return (
    <SectionCard title={title} aside={countTexts.overrides(paths.length)} flush>
      <div className={`${styles.head} grid align-center gap-12 text-12 weight-600 tone-3 pad-x-20 pad-y-4`}>
        <Checkbox
          aria-label={overridesTexts.selectAll(title.toLowerCase())}
          checked={ticked.size === paths.length}
          indeterminate={ticked.size > 0 && ticked.size < paths.length}
          onChange={() => setTicked(ticked.size === paths.length ? new Set() : new Set(paths))}
        />
        <span>{overridesTexts.field}</span>
        <span>{overridesTexts.valueHere}</span>
        <span>{overridesTexts.inheritedValue}</span>
        <span>{overridesTexts.changedBy}</span>
      </div>
      {entries.map(entry => {
        const authorship = authors.get(entry.path);
        return (
          <Row
            key={`${entry.path} ${entry.here}`}
            entry={entry}
            href={hrefOfPath(address, entry.path, { field: entry.path })}
            who={authorship && `${authorship.by}, ${dateAt(authorship.at, pageZone())}`}
            ticked={ticked.has(entry.path)}
            onTick={() => tick(entry.path)}
            onTakeOut={() => void reset([entry.path])}
          />
        );
      })}
      <div className="row wrap align-center gap-12 pad-x-20 pad-y-12 line-above">
        <Button variant="default" disabled={ticked.size === 0} onClick={() => reset([...ticked])}>
          {overridesTexts.resetSelected(ticked.size)}
        </Button>
        {targets.map(one => (
          <Button key={one.to} variant="default" disabled={ticked.size === 0} onClick={() => setTarget(one)}>
            {overridesTexts.applyTo(one.words)}
          </Button>
        ))}
      </div>
      {target !== null && (
        <PromoteDialog
          address={address}
          name={tenant.name}
          target={target}
          paths={[...ticked]}
          definition={opened.definition}
          document={effectiveOf(opened, savedCopy(opened))}
          onClose={() => setTarget(null)}
        />
      )}
    </SectionCard>
  );
}

interface RowProps {
  readonly entry: OverrideEntry;
  readonly href: string | null;
  readonly who: string | undefined;
  readonly ticked: boolean;
  readonly onTick: () => void;
  readonly onTakeOut: () => void;
}

function Row({ entry, href, who, ticked, onTick, onTakeOut }: RowProps) {
  const words = entry.words.join(' › ');
  return (
    <div className={`${styles.row} grid align-center gap-12 pad-x-20 pad-y-4 line-above`}>
      <Checkbox aria-label={words} checked={ticked} onChange={onTick} />
      <span className={`${styles.field} row wrap align-center gap-4 gap-x-8 min-width-0`}>
        {href === null ? words : <AppLink href={href}>{words}</AppLink>}
        <InactiveOverrideBadge entry={entry} />
      </span>
      <span className={styles.here}>{entry.here}</span>
      <span className="tone-2 break-anywhere">
        {entry.inactiveReason ?? entry.above}
        <InactiveOverrideActions
          entry={entry}
          onTakeOut={onTakeOut}
          choose={href !== null && <AppLink href={href}>{overridesTexts.chooseAnother}</AppLink>}
        />
      </span>
      <span className={`${styles.who} text-12 tone-3`}>{who}</span>
    </div>
  );
}

const titleOf = ({ kind }: CachedDocumentKey): string => {
  const { text } = kindRecords[kind].title;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
