import { type AskedShifts, type Period, periodWords, shiftListTexts as texts } from '@commissary/catalog';
import { Box, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useActiveTenant } from '../../../session/index.ts';
import { EmptyState, ErrorState, SheetDialog, SkeletonRows } from '../../../ui/index.ts';
import { ShiftEntry } from './shift-entry.tsx';
import { shiftPages } from './shift-queries.ts';
import styles from './shifts-dialog.module.css';

export interface ShiftsDialogProps {
  readonly of: AskedShifts;
  readonly period: Period;
  /** The locations that the report is restricted to; none: it is not. */
  readonly locations: readonly string[];
  /** What employees and jobs of the report are called. */
  readonly nameOf: (dimension: 'employee' | 'job', id: string) => string;
  readonly onClose: () => void;
}

/** The shifts that a figure of payroll is made of, or those with a doubt. */
export function ShiftsDialog({ of, period, locations, nameOf, onClose }: ShiftsDialogProps) {
  const { companyId, tenant, name, user } = useActiveTenant();
  const asked = { companyId, tenantId: tenant?.id ?? null, locations, period, of };
  const { data, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    shiftPages(asked),
  );
  const shifts = data?.pages.flatMap(page => page.shifts) ?? [];
  const places = new Map(user.accessibleTenants.map(one => [one.id, { name: one.name, zone: one.timeZone }]));
  const who = [
    ...(of.employee === undefined ? [] : [nameOf('employee', of.employee)]),
    ...(of.job === undefined ? [] : [nameOf('job', of.job)]),
  ];
  const title = of.isDoubtful === true ? texts.titleDoubtful : texts.title;
  return (
    <SheetDialog
      title={title}
      about={texts.about(name, periodWords(period), who)}
      startsAtTitle
      size={560}
      onClose={onClose}
      foot={
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {/* What scrolls must be reached by the keyboard. */}
      <Box className={`${styles.shifts} line-above`} role="region" aria-label={title} tabIndex={0}>
        {isPending && <SkeletonRows rows={4} height={64} />}
        {isError && <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} />}
        {data !== undefined && shifts.length === 0 && <EmptyState text={texts.none} />}
        <ul className="list">
          {shifts.map(shift => (
            <ShiftEntry
              key={`${shift.locationId} ${shift.id}`}
              shift={shift}
              place={places.get(shift.locationId) ?? { name: shift.locationId, zone: null }}
            />
          ))}
        </ul>
        {hasNextPage && (
          <div className="pad-x-24 pad-y-12">
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {texts.more}
            </Button>
          </div>
        )}
      </Box>
    </SheetDialog>
  );
}
