import { hoursTexts } from '@commissary/catalog';
import { dateWords, dayOfDate, plainDateAt } from '@commissary/domain';
import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { reachedBy } from '../../../form/save/index.ts';
import { useForm } from '../../../form/state/index.ts';
import { LocationsPicker } from '../../../level-actions/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { SheetDialog, SkeletonRows } from '../../../ui/index.ts';
import { useHoursOfLocations } from '../use-hours-of-locations.ts';
import { ApplyToLocations } from './apply-to-locations.tsx';
import { type DayPlan, dayEdits, dayNow } from './copy-day.ts';
import { DayFields, dayFrom, setOf } from './day-fields.tsx';
import styles from './several.module.css';

/** A special day at several locations: date, hours and locations, then a preview, then all of it at once. */
export function BulkHoursDialog({ onClose }: { readonly onClose: () => void }) {
  const { zone, newId } = useForm();
  const tenant = useActiveTenant();
  const { companyId, user } = tenant;
  const [today] = useState(() => plainDateAt(Date.now(), zone));
  const [day, setDay] = useState(() => dayFrom(today));
  const [id] = useState(newId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(reachedBy(tenant)));
  const [previewing, setPreviewing] = useState(false);
  const locations = useHoursOfLocations(companyId, true);
  const plan = planOf(day, id);
  const changes = [...(plan === null || locations === undefined ? [] : chosen)].flatMap(locationId => {
    const known = locations?.of(locationId);
    const edits = known === undefined || plan === null ? [] : dayEdits(known.hours, plan);
    return edits.length === 0 ? [] : [{ tenantId: locationId, ver: known?.ver ?? 0, edits }];
  });
  if (previewing && locations !== undefined)
    return (
      <ApplyToLocations
        companyId={companyId}
        what={day.label === '' ? dateWords(day.dateString) : day.label}
        changes={changes}
        chosen={chosen.size}
        document={locations.document}
        onDone={onClose}
        onBack={() => setPreviewing(false)}
      />
    );
  return (
    <SheetDialog
      title={hoursTexts.specialHoursTitle}
      about={
        plan !== null && locations !== undefined && changes.length === 0 && chosen.size > 0
          ? hoursTexts.specialHoursUnchanged
          : hoursTexts.specialHoursHelp
      }
      size={640}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" onClick={onClose}>
            {hoursTexts.cancel}
          </Button>
          <Button disabled={changes.length === 0} onClick={() => setPreviewing(true)}>
            {hoursTexts.previewChanges}
          </Button>
        </>
      }
    >
      <Box className={styles.body ?? ''} role="region" aria-label={hoursTexts.dateAndLocations} tabIndex={0}>
        <DayFields day={day} today={today} onChange={setDay} />
        {locations === undefined ? (
          <SkeletonRows rows={4} />
        ) : (
          <LocationsPicker
            tenants={user.accessibleTenants}
            chosen={chosen}
            onChange={setChosen}
            about={locationId =>
              dayOfDate(day.dateString) !== undefined && dayNow(locations.of(locationId).hours, day.dateString)
            }
          />
        )}
      </Box>
    </SheetDialog>
  );
}

/** The typed input as a plan; null while it is incomplete. */
const planOf = (day: ReturnType<typeof dayFrom>, id: string): DayPlan | null => {
  const set = (channel: keyof typeof day.each) => setOf(day.alike ? day.all : day.each[channel]);
  const [inStore, online, delivery, onlineDelivery] = [
    set('inStore'),
    set('online'),
    set('delivery'),
    set('onlineDelivery'),
  ];
  if (inStore === null || online === null || delivery === null || onlineDelivery === null) return null;
  if (dayOfDate(day.dateString) === undefined) return null;
  return { dateString: day.dateString, label: day.label, sets: { inStore, online, delivery, onlineDelivery }, id };
};
