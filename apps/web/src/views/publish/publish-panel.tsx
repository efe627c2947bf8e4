import {
  boardTexts,
  countTexts,
  partTexts,
  publishBoardTexts,
  publishTexts,
  quietTexts,
  rescheduleTexts,
  revertTexts,
} from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { batches, type PublishKind, plainDateAt } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo, type Ref, useImperativeHandle, useState } from 'react';
import { companyOf } from '../../cache/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { totalChanges } from '../../levels/index.ts';
import {
  inPlaceOf,
  type OutdatedPublish,
  type PublishRequest,
  publishableOf,
  quietStartsOf,
  type Schedule,
} from '../../publishing/index.ts';
import {
  type PilotsChoice,
  PilotsOption,
  pilotsProblem,
  pilotsRequest,
  usualPilots,
} from '../../publishing/pilots/index.ts';
import {
  LaterSaves,
  NamedSchedules,
  PartNotes,
  PreviewChanges,
  useChosenChanges,
  usePreview,
} from '../../publishing/preview/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { Writable } from '../../session/index.ts';
import { Badge, ErrorState, Segmented, SkeletonRows, useRegionFocus } from '../../ui/index.ts';
import { isPublishable, type PlannedPublish, plannedStarts, requestedTime } from './planned-publish.ts';
import { PreviewFindings } from './preview-findings.tsx';
import { isQuietDecided, type QuietChoice, QuietOption } from './quiet-option.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

export interface PublishPanelProps {
  /** What gets the focus where somebody asked for a preview. */
  readonly region: Ref<HTMLElement | null>;
  readonly kind: PublishKind;
  readonly companyId: string;
  readonly locationIds: readonly string[];
  /** Locations are selected of which nothing is published, as to freeze them. */
  readonly hasOthers: boolean;
  /** The schedules of these locations: they end with a publish now, and move with one at a time. */
  readonly ends: readonly Schedule[];
  readonly tenants: readonly AccessibleTenant[];
  readonly busy: boolean;
  /** The publish that was refused since something was saved after its preview. */
  readonly outdated: OutdatedPublish | null;
  /** To those of the locations where it can be published; the others are left out. */
  readonly onPublish: (request: Omit<PublishRequest, 'ends'>) => void;
  /** Absent where nothing is reverted: for employment. */
  readonly onRevert?: (() => void) | undefined;
}

type When = 'now' | 'schedule';

/** What would be published, and when. */
export const PublishPanel = memo(function PublishPanel({
  region,
  kind,
  companyId,
  locationIds: selected,
  ends,
  tenants,
  busy,
  ...start
}: PublishPanelProps) {
  const preview = usePreview(companyId, kind, selected);
  const previews = preview.data && inPlaceOf(ends, preview.data);
  const published = previews && publishableOf(previews);
  const [when, setWhen] = useState<When>('now');
  const choice = useChosenChanges(published ?? []);
  const { only } = choice;
  const moves = when === 'schedule' && ends.length > 0;
  const isWhole = published !== undefined && !preview.isPart;
  const locationIds = isWhole && !moves ? published.map(({ locationId }) => locationId) : selected;
  const [planned, setPlanned] = useState<PlannedPublish>(() => proposed());
  const where = countTexts.locations(locationIds.length);
  const title = moves
    ? rescheduleTexts.rescheduleFor(countTexts.locations(ends.length))
    : publishBoardTexts.publishToTitle(where);
  const now = Date.now();
  const chosen = new Set(locationIds);
  const locations = tenants.filter(({ id }) => chosen.has(id));
  // What was scheduled moves to one instant.
  const plan: PlannedPublish = moves ? { ...planned, clock: 'own' } : planned;
  const starts = when === 'now' ? null : plannedStarts(plan, locations, ownZone(), now);
  const blocked = !isWhole || published.some(({ disabled }) => disabled !== null);
  const isInTime = when === 'now' || (starts !== null && isPublishable(plan, starts));
  const isPart = only !== null && !moves;
  const isChosen = !isPart || (only.length > 0 && when === 'now');
  const [quiet, setQuiet] = useState<QuietChoice>({ isOn: false, isNeverAtItsTime: false });
  const asked = requestedTime(plan, starts);
  const quietTimes = quiet.isOn && !moves && !isPart && isInTime ? ({ ...asked, notWhileOpen: true } as const) : null;
  const quietStarts = useQuery(quietStartsOf(companyId, kind, locationIds, quietTimes));
  const isDecided = moves || isPart || isQuietDecided(quiet, quietStarts);
  const ready = locationIds.length > 0 && !busy && isInTime && isDecided && (moves || !blocked) && isChosen;
  const { onRevert } = start;
  const onPublish = (request: Omit<PublishRequest, 'locationIds' | 'ends'>) =>
    start.onPublish({ ...request, locationIds });
  const outdated = start.outdated?.locationIds.join() === locationIds.join() ? start.outdated : null;
  const never = quiet.isNeverAtItsTime && ({ whereNeverQuiet: 'at-its-time' } as const);
  const focus = useRegionFocus<HTMLElement>(busy);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(region, () => focus.ref.current);
  const [pilots, setPilots] = useState<PilotsChoice>(usualPilots);
  const hasOneStart = !quiet.isOn && (starts === null || starts.first === starts.last);
  const goesFirst = pilots.isOn && !moves && !isPart;
  const isPilotsReady = !goesFirst || pilotsProblem(pilots, locations, hasOneStart) === null;
  const oneStart = goesFirst && { at: starts?.first ?? null, ...pilotsRequest(pilots, locations) };
  const time = oneStart || (quietTimes === null ? asked : { ...quietTimes, ...never });
  return (
    <section className={`${styles.panel} card`} aria-label={publishBoardTexts.previewLabel} tabIndex={-1} {...focus}>
      <header className="row align-center justify-between gap-12 pad-x-16 pad-y-12 line-below">
        <h2>
          {locationIds.length === 0
            ? start.hasOthers
              ? boardTexts.nothingThere
              : publishBoardTexts.nothingSelected
            : title}
        </h2>
        {isWhole && !moves && <Badge tone="amber">{countTexts.changes(totalChanges(published))}</Badge>}
      </header>
      {locationIds.length === 0 && <p className={styles.changes}>{publishBoardTexts.chooseLocations}</p>}
      {locationIds.length > 0 && preview.isPending && <SkeletonRows rows={4} />}
      {preview.isError && <ErrorState text={publishBoardTexts.previewFailed} onRetry={() => preview.refetch()} />}
      {ends.length > 0 && !isPart && (
        <div className={styles.changes}>
          <NamedSchedules
            schedules={ends}
            meaning={
              moves
                ? rescheduleTexts.keepsWhatWasScheduled
                : publishTexts.endsSchedules(ends.length) + publishBoardTexts.everythingSaved
            }
          />
        </div>
      )}
      {previews && !moves && (
        <PreviewChanges
          kind={kind}
          companyId={companyId}
          previews={previews}
          tenants={tenants}
          choice={choice}
          more={preview.more}
        />
      )}
      {previews && !moves && <PreviewFindings companyId={companyId} previews={previews} tenants={tenants} />}
      {locationIds.length > 1 && !moves && !isPart && (
        <div className="pad-x-16 pad-y-12 line-above">
          <Writable>
            <PilotsOption choice={pilots} onChoice={setPilots} locations={locations} hasOneStart={hasOneStart} />
          </Writable>
        </div>
      )}
      <div className={`${styles.when} stack gap-12 line-above`}>
        <Writable explained>
          <Segmented
            label={publishBoardTexts.when}
            value={when}
            options={[
              { value: 'now', label: publishBoardTexts.now },
              { value: 'schedule', label: ends.length > 0 ? rescheduleTexts.anotherTime : publishBoardTexts.schedule },
            ]}
            onChange={setWhen}
          />
          {when === 'schedule' && (
            <ScheduleFields planned={plan} onPlan={setPlanned} locations={locations} now={now} hasClocks={!moves} />
          )}
          {locationIds.length > 0 && !moves && !isPart && (
            <QuietOption choice={quiet} onChoice={setQuiet} starts={quietStarts} tenants={locations} />
          )}
          {moves && ends.some(({ notWhileOpen }) => notWhileOpen) && (
            <p className="text-12 tone-2">{quietTexts.staysQuiet}</p>
          )}
          {isPart && when === 'schedule' && <p className="text-13 tone-2">{partTexts.onlyNow}</p>}
          {isPart && when === 'now' && published && (
            <PartNotes kind={kind} companyId={companyId} previews={published} only={only} />
          )}
          <BatchesNote companyId={companyId} locationIds={locationIds} />
          {outdated !== null && preview.data && !moves ? (
            <LaterSaves
              kind={kind}
              companyId={companyId}
              outdated={outdated}
              previews={preview.data}
              tenants={tenants}
              onPublish={request =>
                onPublish({ ...request, ...time, ...(outdated.only !== undefined && { only: outdated.only }) })
              }
            />
          ) : (
            <Button
              disabled={!ready || !isPilotsReady}
              onClick={() => onPublish({ ...time, previews: preview.data ?? [], ...(isPart && { only }) })}
            >
              {isPart
                ? partTexts.publish(only.length, choice.total)
                : moves
                  ? title
                  : labelOf(where, { when, none: locationIds.length === 0, ends: ends.length > 0 })}
            </Button>
          )}
          {onRevert && (
            <Button variant="default" disabled={locationIds.length === 0 || busy} onClick={onRevert}>
              {revertTexts.open}
            </Button>
          )}
        </Writable>
      </div>
    </section>
  );
});

const dayMs = 86_400_000;
/** Tomorrow at 4:00 AM at each location. */
const proposed = (): PlannedPublish => ({
  day: plainDateAt(Date.now() + dayMs, ownZone()),
  time: '04:00',
  clock: 'location',
  isPastAtOnce: false,
});

/** How the company splits a publish, where it takes more than one batch. */
function BatchesNote({ companyId, locationIds }: Pick<PublishPanelProps, 'companyId' | 'locationIds'>) {
  const { data: company } = useQuery(companyOf(companyId));
  if (company === undefined) return null;
  const split = batches(locationIds, company.batchSize, company.batchSpacingMs);
  const last = split.at(-1);
  if (last === undefined || last.index === 0) return null;
  return (
    <p className="text-12 tone-2">{publishBoardTexts.batches(split.length, company.batchSize, last.offsetMs / 1000)}</p>
  );
}

const labelOf = (where: string, { when, none, ends }: { when: When; none: boolean; ends: boolean }): string => {
  if (none) return publishBoardTexts.publishAction;
  if (when === 'schedule') return publishBoardTexts.scheduleFor(where);
  return ends ? publishBoardTexts.publishAllNow : publishBoardTexts.publishTo(where);
};
