import { documents } from '@commissary/catalog';
import { formatCount, formatDate } from '@commissary/domain';
import { Button, Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { latestChangesOf } from '../../cache/document-facts.ts';
import { type DocumentAddress, documentOf, type LoadedDocument } from '../../cache/documents.ts';
import { AsleepActs, AsleepBadge } from '../../form/asleep-badge.tsx';
import { effectiveOf, savedContent } from '../../form/opened.ts';
import { openedFrom } from '../../form/opened-from.ts';
import { type OwnEntry, ownEntries } from '../../form/own-entries.ts';
import { hrefOfPath } from '../../form/screen-of-path.ts';
import { openSession } from '../../form/session.ts';
import '../../form/levels.css';
import { PromoteDialog } from '../../levels/promote-dialog.tsx';
import { type PromoteTarget, promoteTargets } from '../../levels/promote-targets.ts';
import type { ActivePlace } from '../../session/place.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { ownZone } from '../../shell/clock-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './overrides.module.css';
import { useResetAll } from './use-reset-all.ts';

export interface KindOverridesProps {
  readonly address: DocumentAddress;
  readonly place: ActivePlace;
}

/** What a place sets in one document, with the way back for what is ticked. */
export function KindOverrides({ address, place }: KindOverridesProps) {
  const loaded = useQuery(documentOf(address));
  const title = titleOf(address);
  if (loaded.isError)
    return (
      <Section title={title}>
        <ErrorState text="This could not be loaded." onRetry={() => loaded.refetch()} />
      </Section>
    );
  if (loaded.data === undefined)
    return (
      <Section title={title}>
        <LoadingRows rows={3} />
      </Section>
    );
  return (
    <Entries key={loaded.data.override?.ver ?? 0} address={address} place={place} loaded={loaded.data} title={title} />
  );
}

interface EntriesProps extends KindOverridesProps {
  readonly loaded: LoadedDocument;
  readonly title: string;
}

function Entries({ address, place, loaded, title }: EntriesProps) {
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
  const reset = useResetAll(address, place, client);
  const [target, setTarget] = useState<PromoteTarget | null>(null);
  const targets = promoteTargets(place);
  const opened = openedFrom(address.kind, place.level, loaded);
  const entries = ownEntries(openSession(opened), ['']);
  const paths = [...new Set(entries.map(({ path }) => path))];
  const tick = (path: string) =>
    setTicked(now => (now.has(path) ? new Set([...now].filter(other => other !== path)) : new Set([...now, path])));
  if (entries.length === 0)
    return (
      <Section title={title}>
        <p>No overrides. Everything is inherited.</p>
      </Section>
    );
  return (
    <Section title={title} aside={formatCount(paths.length, 'place')} flush>
      <div className={styles.head}>
        <Checkbox
          aria-label={`All of ${title.toLowerCase()}`}
          checked={ticked.size === paths.length}
          indeterminate={ticked.size > 0 && ticked.size < paths.length}
          onChange={() => setTicked(ticked.size === paths.length ? new Set() : new Set(paths))}
        />
        <span>Field</span>
        <span>Here</span>
        <span>Inherited value</span>
        <span>Changed by</span>
      </div>
      {entries.map(entry => {
        const told = authors.get(entry.path);
        return (
          <Row
            key={`${entry.path} ${entry.here}`}
            entry={entry}
            href={hrefOfPath(address, entry.path, { field: entry.path })}
            who={told && `${told.by}, ${formatDate(told.at, place.tenant?.timeZone ?? ownZone())}`}
            ticked={ticked.has(entry.path)}
            onTick={() => tick(entry.path)}
            onTakeOut={() => void reset([entry.path])}
          />
        );
      })}
      <div className={styles.acts}>
        <Button variant="default" disabled={ticked.size === 0} onClick={() => reset([...ticked])}>
          Use the values above for {ticked.size === 0 ? 'what is ticked' : formatCount(ticked.size, 'place')}
        </Button>
        {targets.map(one => (
          <Button key={one.to} variant="default" disabled={ticked.size === 0} onClick={() => setTarget(one)}>
            Apply to {one.words}…
          </Button>
        ))}
      </div>
      {target !== null && (
        <PromoteDialog
          address={address}
          name={place.name}
          target={target}
          paths={[...ticked]}
          definition={opened.definition}
          document={effectiveOf(opened, savedContent(opened))}
          onClose={() => setTarget(null)}
        />
      )}
    </Section>
  );
}

interface RowProps {
  readonly entry: OwnEntry;
  readonly href: string | null;
  readonly who: string | undefined;
  readonly ticked: boolean;
  readonly onTick: () => void;
  readonly onTakeOut: () => void;
}

function Row({ entry, href, who, ticked, onTick, onTakeOut }: RowProps) {
  const words = entry.words.join(' › ');
  return (
    <div className={styles.row}>
      <Checkbox aria-label={words} checked={ticked} onChange={onTick} />
      <span className={styles.field}>
        {href === null ? words : <AppLink href={href}>{words}</AppLink>}
        <AsleepBadge entry={entry} />
      </span>
      <span className={styles.here}>{entry.here}</span>
      <span className={styles.above}>
        {entry.asleep ?? entry.above}
        <AsleepActs
          entry={entry}
          onTakeOut={onTakeOut}
          choose={href !== null && <AppLink href={href}>Choose another…</AppLink>}
        />
      </span>
      <span className={styles.who}>{who}</span>
    </div>
  );
}

const titleOf = ({ kind }: DocumentAddress): string => {
  const { text } = documents[kind].title;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
