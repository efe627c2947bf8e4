import { screenHref, timedTexts as texts } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { plainDateAt } from '@commissary/domain';
import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { UserError } from '../../api/index.ts';
import { LocationsPicker } from '../../level-actions/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { notify } from '../../notifications/index.ts';
import { OtherSchedules } from '../../publishing/preview/index.ts';
import { useUser } from '../../session/index.ts';
import { periodWords, type TimedRequest, timedPreviewOf, useTimed } from '../../timed/index.ts';
import { type DayTime, DayTimeInputs, DialogActions, Segmented, SheetDialog, SkeletonRows } from '../../ui/index.ts';
import { discardAll } from '../actions/index.ts';
import { useForm } from '../state/index.ts';

export interface TimedDialogProps {
  /** Null: the unsaved changes are not values alone. */
  readonly edits: readonly Edit[] | null;
  readonly onClose: () => void;
}

interface Moment extends DayTime {
  readonly isSet: boolean;
}

/** The locations of which the preview names the changes; the others are counted. */
const mostPreviewed = 5;

/** When the unsaved changes begin and end, and where; they leave the form when they are set. */
export function TimedDialog({ edits, onClose }: TimedDialogProps) {
  const { store, address, zone } = useForm();
  const { companyId, kind, menuId, tenantId } = address;
  const { accessibleTenants } = useUser();
  const router = useRouter();
  const { create, busy } = useTimed(companyId);
  const [today] = useState(() => plainDateAt(Date.now(), zone));
  const [starts, setStarts] = useState<Moment>({ isSet: false, day: today, time: '16:00' });
  const [ends, setEnds] = useState<Moment>({ isSet: true, day: today, time: '22:00' });
  const [where, setWhere] = useState<Where>('here');
  const [picks, setPicks] = useState<ReadonlySet<string>>(new Set());
  const here = accessibleTenants.find(({ id }) => id === tenantId);
  const chosen = where === 'here' ? [tenantId ?? ''] : [...picks];
  const missing = missingOf({ edits, starts, ends, isPlaced: where === 'all' || chosen.length > 0 });
  const body: TimedRequest = {
    kind,
    ...(menuId !== null && { menuId }),
    edits: [...(edits ?? [])],
    starts: localOf(starts),
    ends: localOf(ends),
    ...(where !== 'all' && { locationIds: chosen }),
  };
  const preview = useQuery({ ...timedPreviewOf(companyId, body), enabled: missing === null });
  const refused = preview.error instanceof UserError ? preview.error.failures[0]?.code : undefined;
  const locations = missing === null && !preview.isError ? (preview.data?.locations ?? []) : [];
  const whereWords = where === 'here' ? (here?.name ?? '') : texts.placesCount(locations.length);
  const about = missing ?? (refused === undefined ? texts.dialogAbout : texts.refused(refusalOf(refused)));
  const set = async () => {
    if (!(await create(body))) return;
    discardAll(store);
    notify('success', texts.created(whereWords), {
      act: {
        text: texts.show,
        run: () => navigateTo(router, screenHref('timedEdits', {}, { companyId, locationId: null })),
      },
    });
    onClose();
  };
  return (
    <SheetDialog
      title={texts.title}
      about={about}
      size={560}
      closable={!busy}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={texts.dismiss}
          accept={texts.accept(whereWords)}
          disabled={locations.length === 0}
          busy={busy}
          startsHere={false}
          onDismiss={onClose}
          onAccept={() => void set()}
        />
      }
    >
      <Box className="stack gap-16 pad-x-20 pad-y-8" role="region" aria-label={texts.title} tabIndex={0}>
        <MomentFields label={texts.starts} off={texts.now} value={starts} onChange={setStarts} />
        <MomentFields label={texts.ends} off={texts.stays} value={ends} onChange={setEnds} />
        <Segmented label={texts.where} value={where} options={wheresOf(here?.name ?? '')} onChange={setWhere} />
        {where === 'chosen' && <LocationsPicker tenants={accessibleTenants} chosen={picks} onChange={setPicks} />}
        {missing === null && preview.isPending && <SkeletonRows rows={2} />}
        {locations.length > 0 && (
          <ul className="reset text-13 tone-2" aria-label={texts.preview}>
            {locations.slice(0, mostPreviewed).map(one => (
              <li key={one.locationId}>
                {texts.changesAt(
                  accessibleTenants.find(({ id }) => id === one.locationId)?.name ?? '',
                  one.total,
                  periodWords(one, body),
                )}
              </li>
            ))}
            {locations.length > mostPreviewed && <li>{texts.andMorePlaces(locations.length - mostPreviewed)}</li>}
          </ul>
        )}
        <OtherSchedules
          schedules={locations.length > 0 ? (preview.data?.schedules ?? []) : []}
          what={texts.otherValue}
        />
      </Box>
    </SheetDialog>
  );
}

interface MomentFieldsProps {
  readonly label: string;
  /** What it is called without a time. */
  readonly off: string;
  readonly value: Moment;
  readonly onChange: (value: Moment) => void;
}

function MomentFields({ label, off, value, onChange }: MomentFieldsProps) {
  const options = [
    { value: 'off' as const, label: off },
    { value: 'at' as const, label: texts.atTime },
  ];
  return (
    <div className="stack gap-8">
      <span className="text-13 weight-600">{label}</span>
      <Segmented
        label={label}
        value={value.isSet ? 'at' : 'off'}
        options={options}
        onChange={chosen => onChange({ ...value, isSet: chosen === 'at' })}
      />
      {value.isSet && (
        <DayTimeInputs timeLabel={texts.time(label)} dayLabel={texts.day(label)} value={value} onChange={onChange} />
      )}
    </div>
  );
}

type Where = 'here' | 'all' | 'chosen';

const wheresOf = (name: string) =>
  [
    { value: 'here', label: name },
    { value: 'all', label: texts.all },
    { value: 'chosen', label: texts.chosen },
  ] as const;

const localOf = ({ isSet, day, time }: Moment): string | null => (isSet ? `${day}T${time}` : null);

interface Entered {
  readonly edits: readonly Edit[] | null;
  readonly starts: Moment;
  readonly ends: Moment;
  readonly isPlaced: boolean;
}

/** What has to be entered before there is a preview. */
const missingOf = ({ edits, starts, ends, isPlaced }: Entered): string | null => {
  if (edits === null || edits.length === 0) return texts.onlyValues;
  if (!starts.isSet && !ends.isSet) return texts.noTime;
  if ([starts, ends].some(one => one.isSet && (one.day === '' || one.time === ''))) return texts.incomplete;
  return isPlaced ? null : texts.noPlace;
};

const refusalOf = (code: string): string => texts.refusals[code] ?? code;
